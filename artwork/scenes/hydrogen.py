"""Hydrogen: the electrolyser's stacks and the purification skid."""
from math import cos, pi, sin

from plant import *  # noqa: F403


def cell_stack(x, y, z, length=4.2, r=0.85, cells=64, paint="green"):
    """Filter-press stack along x: bipolar plates between end plates, tie rods with spring packs."""
    with at(x, y, z):
        x0 = -length / 2
        step = (length - 0.7) / cells
        for i in range(cells):
            a = x0 + 0.35 + step * i
            lathe("clay" if i % 8 else "satin", [(0, 0), (r - 0.01, 0), (r, 0.01), (r, step * 0.62), (r - 0.01, step * 0.66), (0, step * 0.66)], (a, 0, 0), (1, 0, 0), 72)
            lathe("shadow", [(r * 0.965, step * 0.6), (r * 0.965, step * 1.05)], (a, 0, 0), (1, 0, 0), 72)
        for s in (0, 1):
            a = x0 if s == 0 else length / 2 - 0.3
            lathe(paint, [(0, 0), (r * 1.22, 0), (r * 1.24, 0.02), (r * 1.24, 0.26), (r * 1.22, 0.28), (0, 0.28)], (a, 0, 0), (1, 0, 0), 72)
        lathe(paint, [(0, 0), (r * 1.24, 0.0), (r * 1.24, 0.12), (0, 0.12)], (-0.06, 0, 0), (1, 0, 0), 72)
        n = 16
        for i in range(n):
            t = 2 * pi * (i + 0.5) / n
            cy, cz = r * 1.11 * cos(t), r * 1.11 * sin(t)
            cyl("steel", (x0 - 0.16, cy, cz), (length / 2 + 0.4, cy, cz), 0.035, 12)
            for k in (x0 - 0.09, length / 2):
                cyl("steel", (k, cy, cz), (k + 0.07, cy, cz), 0.075, 6, 0)
            for k in range(5):
                cyl("satin", (length / 2 + 0.08 + 0.05 * k, cy, cz), (length / 2 + 0.115 + 0.05 * k, cy, cz), 0.08, 20)
        for k in (-0.36, 0.36):
            for s in (-1, 1):
                nozzle("steel", (x0, k, s * 0.45), (-1, 0, 0), 0.09, 0.28)
        for k in (x0 + 0.14, length / 2 - 0.16):
            for s in (-1, 1):
                bar(paint, (k, s * 0.55, -r * 0.9), (k, s * 0.8, -z + 0.25), 0.24, 0.14, up=(0, 1, 0))
            box(paint, (k, 0, -z + 0.28), (0.34, 2.0, 0.08), 0.01)


def electrolyser_stack():
    with at(rz=-30):
        for j in range(3):
            y = j * 3.3
            cell_stack(0, y, 1.45)
            skid(-0.1, y, 5.6, 2.3, 0.24, "clay2")
            for k, s in ((-0.36, 1), (0.36, 1)):
                m = "green" if k > 0 else "steel"
                pipe(m, [(-2.4, y + k, 1.9), (-2.9 - (k > 0) * 0.3, y + k, 1.9), (-2.9 - (k > 0) * 0.3, y + k, 3.5 + (k > 0) * 0.5)], 0.09, 0.25)
                pipe("steel", [(-2.4, y + k, 1.0), (-2.75, y + k, 1.0), (-2.75, y + k, 0.5)], 0.09, 0.2)
        pipe("steel", [(-2.9, -2.4, 3.5), (-2.9, 9.4, 3.5)], 0.16)
        pipe("green", [(-3.2, -2.4, 4.0), (-3.2, 9.4, 4.0)], 0.16)
        pipe("steel", [(-2.75, -1.6, 0.5), (-2.75, 8.8, 0.5)], 0.14)
        for y in (-1.65, 1.65, 4.95, 8.2):
            for x in (-3.7, -2.45):
                bar("clay2", (x, y, 0), (x, y, 4.5), 0.14)
            for z in (3.25, 3.75):
                bar("clay2", (-3.7, y, z), (-2.45, y, z), 0.12)
            bar("clay2", (-3.7, y, 4.4), (-2.45, y, 4.4), 0.12)
        tray([(-3.4, -2.2, 4.5), (-3.4, 9.2, 4.5)])
        # separators behind
        for k in range(2):
            with at(-6.4, 1.0 + k * 4.4):
                for i in range(4):
                    a = pi / 4 + i * pi / 2
                    bar("clay2", (0.75 * cos(a), 0.75 * sin(a), 0.05), (0.75 * cos(a), 0.75 * sin(a), 1.9), 0.12)
                shell("steel" if k else "clay", (0, 0, 1.6), (0, 0, 1), 0.8, 3.0, seams=[0, 1.5, 3])
                nozzle("steel", (0, 0, 5.0), (0, 0, 1), 0.14, 0.25)
                pipe("green", [(0, 0, 5.25), (0, 0, 5.9), (3.2, 0, 5.9), (3.2, 0, 4.0)], 0.12, 0.4)
    return shot(15.5, 2.2, 4.2, 0.55, right=0.1, haze=(1.25, 2.6))


def hydrogen_skid():
    with at(rz=-22):
        skid(0, 0, 9, 3.2, 0.3, "green")
        for x in (-4.3, -1.4, 1.5, 4.3):
            for y in (-1.45, 1.45):
                bar("clay2", (x, y, 0.3), (x, y, 4.2), 0.15, 0.15)
        for y in (-1.45, 1.45):
            for z in (2.4, 4.2):
                bar("clay2", (-4.37, y, z), (4.37, y, z), 0.13, 0.15)
        for x in (-4.3, -1.4, 1.5, 4.3):
            for z in (2.4, 4.2):
                bar("clay2", (x, -1.45, z), (x, 1.45, z), 0.13, 0.15)
        bar("clay2", (4.3, -1.45, 0.4), (4.3, 1.45, 2.3), 0.09)
        bar("clay2", (-4.3, 1.45, 0.4), (-1.4, 1.45, 2.3), 0.09)
        for i, (x, m) in enumerate(((-3.4, "clay"), (-2.1, "clay"), (-0.4, "steel"), (0.9, "steel"))):
            with at(x, 0.35):
                for k in range(4):
                    a = pi / 4 + k * pi / 2
                    bar("clay2", (0.4 * cos(a), 0.4 * sin(a), 0.3), (0.4 * cos(a), 0.4 * sin(a), 0.95), 0.07)
                shell(m, (0, 0, 0.95), (0, 0, 1), 0.46, 2.5 if i < 2 else 2.2, seams=[0, 1.2])
                top = 3.45 + 0.23 if i < 2 else 3.15 + 0.23
                nozzle(m, (0, 0, top), (0, 0, 1), 0.08, 0.16)
                pipe("green" if i < 2 else "steel", [(0, 0, top + 0.16), (0, 0, 4.05 if i < 2 else 3.75), (0, -1.05, 4.05 if i < 2 else 3.75),
                     (0, -1.05, 1.7)], 0.07, 0.2)
                valve("steel", (0, -1.05, 2.5), (0, 0, 1), 0.07, (0, -1, 0), actuator=True)
                pipe("steel", [(0, -1.05, 1.75), (0, -1.05, 1.35)], 0.07)
                gauge((0.3, -0.35, 2.8), (0, 0, 1), (0, -1, 0), 0.09)
                tube("steel", [(0.3, -0.35, 2.8), (0.3, 0.0, 2.8)], 0.013, n=8)
        pipe("green", [(-4.9, -1.05, 1.35), (1.2, -1.05, 1.35)], 0.09, ends="f")
        pipe("steel", [(-3.7, -1.05, 0.85), (3.0, -1.05, 0.85), (3.0, -0.4, 0.85)], 0.07, 0.2)
        for x in (-3.0, -1.0, 0.6):
            bar("clay2", (x, -1.05, 0.3), (x, -1.05, 1.28), 0.06)
        for x in (-2.75, -1.2, 0.25):
            pipe("steel", [(x, -1.05, 0.85), (x, -1.05, 1.35)], 0.05)
        exchanger(3.05, 0.5, 1.1, 0.32, 1.9, "steel", 0.32)
        exchanger(3.05, 0.5, 2.95, 0.3, 1.7, "clay", 2.45)
        pipe("steel", [(3.6, 0.5, 1.45), (3.6, 0.5, 2.4)], 0.08)
        box("clay", (3.5, -1.2, 1.65), (0.9, 0.4, 1.2), 0.015)
        box("clay2", (3.5, -1.41, 1.65), (0.82, 0.02, 1.1), 0.005)
        for i in range(3):
            lamp_button(3.3 + i * 0.16, -1.42, 1.98, 0.025, "green" if i == 0 else "satin")
        for s in (-0.38, 0.38):
            bar("clay2", (3.5 + s, -1.2, 0.3), (3.5 + s, -1.2, 1.1), 0.06)
        tray([(-4.3, 1.2, 4.34), (4.3, 1.2, 4.34)], 0.36)
        tray([(3.9, -1.2, 2.3), (3.9, -1.2, 4.2)], 0.25, 4)
        ladder(4.4, 0.6, 0.1, 4.2, 0, cage=False)
    with at(6.5, 6.5):
        cold_like = 0.9
        shell("clay", (0, 0, 1.2), (0, 0, 1), cold_like, 4.5, seams=[0, 2.2, 4.5])
        lathe("clay", [(cold_like + 0.1, 0.05), (cold_like, 0.2), (cold_like, 1.2)], n=64)
        slab("pad", 0, 0, 3, 3, -0.1, 0.08, 0.03)
        nozzle("clay", (0, 0, 6.15), (0, 0, 1), 0.12, 0.25)
    slab("pad", 0, 0, 14, 8, -0.1, 0.04, 0.03)
    return shot(17, 2.3, 4.6, 0.5, right=0.13)


MOTIFS = {"electrolyser-stack": electrolyser_stack, "hydrogen-skid": hydrogen_skid}
