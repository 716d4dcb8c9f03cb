"""Analyser house and substation."""
from plant import *  # noqa: F403


def analyser_house():
    with at(rz=-26):
        slab("pad", 0, 0, 9.6, 6.2, -0.1, 0.3, 0.04)
        with at(z=0.3):
            slab("clay", 0, 0.4, 6.4, 3.4, 0, 3.2, 0.03)
            slab("clay", 0, 0.2, 7.2, 4.4, 3.2, 3.36, 0.02)
            for i in range(17):
                for y in (-1.31,):
                    slab("clay2", -3.1 + i * 0.388, y, 0.03, 0.02, 0.1, 3.1, 0)
            for i in range(9):
                slab("clay2", 3.21, -1.2 + i * 0.4, 0.02, 0.03, 0.1, 3.1, 0)
            slab("green", 2.2, -1.32, 1.05, 0.08, 0.02, 2.2, 0.015)
            slab("glass", 2.2, -1.365, 0.5, 0.02, 1.3, 1.9, 0.005)
            bar("steel", (1.84, -1.42, 0.9), (1.84, -1.42, 1.25), 0.03)
            box("satin", (2.2, -1.75, 2.42), (1.5, 0.9, 0.05), 0.01)
            for s in (-0.65, 0.65):
                bar("satin", (2.2 + s, -2.1, 2.42), (2.2 + s, -1.3, 2.9), 0.03)
            slab("glass", -2.2, -1.33, 1.2, 0.05, 1.3, 2.2, 0.01)
            for i in range(3):  # sample conditioning cabinets outside
                x = -0.9 + i * 0.95
                if i < 2:
                    box("clay", (x, -1.5, 1.45), (0.8, 0.34, 1.1), 0.015)
                    box("clay2", (x, -1.68, 1.45), (0.72, 0.02, 1.02), 0.005)
                    for k in range(3):
                        cyl("satin", (x - 0.2 + 0.2 * k, -1.69, 1.7), (x - 0.2 + 0.2 * k, -1.71, 1.7), 0.06, 24)
                        tube("steel", [(x - 0.25 + 0.25 * k, -1.5, 0.9), (x - 0.25 + 0.25 * k, -1.5, 0.4)], 0.018, n=10)
            pipe("green", [(-4.4, -1.5, 0.4), (0.9, -1.5, 0.4)], 0.03, n=14)
            slab("clay", 3.5, 0.6, 0.6, 1.1, 1.7, 2.7, 0.02)
            for j in range(9):
                bar("shadow", (3.81, 0.15, 1.82 + 0.09 * j), (3.81, 1.05, 1.82 + 0.09 * j), 0.02, 0.03)
            for k in (0.25, 0.95):
                bar("clay2", (3.2, k, 1.68), (3.75, k, 1.68), 0.06)
            for i in range(8):  # calibration gas cylinders in their rack
                x = -3.55 - 0.0
                with at(-4.0 + (i % 4) * 0.0, 0, 0):
                    y = -0.9 + i * 0.32
                    lathe("clay" if i % 3 else "green", [(0, 0), (0.125, 0), (0.13, 0.02), (0.13, 1.25), (0.1, 1.36), (0.05, 1.42), (0.05, 1.52), (0, 1.52)], (0, y, 0.0), n=32)
                    cyl("steel", (0, y, 1.5), (0, y, 1.6), 0.03, 10)
                    tube("steel", [(0, y, 1.57), (0.14, y, 1.57), (0.3, y, 1.9), (0.8, y, 1.9)], 0.01, 0.05, 8)
            for z in (0.5, 1.1):
                bar("clay2", (-4.16, -1.1, z), (-4.16, 1.6, z), 0.04, 0.06)
                bar("clay2", (-3.84, -1.1, z), (-3.84, 1.6, z), 0.02, 0.04)
            for y in (-1.1, 1.6):
                bar("clay2", (-4.16, y, 0), (-4.16, y, 1.9), 0.06)
                bar("clay2", (-3.84, y, 0), (-3.84, y, 1.9), 0.06)
            box("clay", (-3.9, 0.25, 2.0), (0.9, 3.0, 0.05), 0.01)
            pipe("steel", [(-1.5, 1, 3.3), (-1.5, 1, 4.6)], 0.12)
            cone("steel", (-1.5, 1, 4.7), (-1.5, 1, 4.85), 0.26, 0.02)
            for k in (-0.1, 0.1):
                bar("steel", (-1.5 + k, 1, 4.55), (-1.5 + k, 1, 4.75), 0.02)
            handrail([(-3.5, -1.9, 3.36), (3.5, -1.9, 3.36), (3.5, 2.3, 3.36), (-3.5, 2.3, 3.36)], closed=True)
            ladder(3.62, -1.2, -0.2, 3.36, 0, cage=False)
        tray([(-8, 1.2, 2.9), (-3.2, 1.2, 2.9)], 0.4)
        for x in (-7.6, -5.2):
            bar("clay2", (x, 1.2, 0.1), (x, 1.2, 2.85), 0.12)
    return shot(17, 2.1, 4.0, 0.55, right=0.11)


def substation():
    with at(rz=-26):
        tops = transformer(-3.5, -1, 1.0)
        for k in range(2):
            slab("clay", -3.5 + (k * 2 - 1) * 4.7, -1, 0.3, 6.4, 0, 5.0, 0.03)
        with at(6.0, 2.5):  # gantry and switchgear behind
            pass
        for x in (-8.6, 1.6):
            for y in (5.4, 6.6):
                bar("clay2", (x, y, 0.1), (x, 6.0, 9.4), 0.16)
            for z in (1.5, 3.1, 4.7, 6.3, 7.9):
                w = 0.6 * (1 - z / 9.4)
                bar("clay2", (x, 6 - w, z), (x, 6 + w, z), 0.09)
            slab("pad", x, 6, 1.0, 2.2, -0.1, 0.25, 0.03)
        for s in (-0.3, 0.3):
            bar("clay2", (-9.0, 6 + s, 9.1), (2.0, 6 + s, 9.1), 0.12)
            bar("clay2", (-9.0, 6 + s, 9.7), (2.0, 6 + s, 9.7), 0.12)
        for i in range(18):
            a, b = -9 + i * 11 / 18, -9 + (i + 1) * 11 / 18
            for s in (-0.3, 0.3):
                bar("clay2", (a, 6 + s, 9.1 if i % 2 else 9.7), (b, 6 + s, 9.7 if i % 2 else 9.1), 0.06)
        for i, t in enumerate(tops):
            x = -5.6 + i * 2.3
            with at(x, 5.6, 0):
                for k in range(9):
                    cyl("clay", (0, 0, 8.95 - 0.16 * k), (0, 0, 8.87 - 0.16 * k), 0.16, 24)
                cyl("steel", (0, 0, 9.1), (0, 0, 7.5), 0.025, 8)
            p, q = Vector((t.x, t.y, t.z)), Vector((x, 5.6, 7.5))
            pts = [p.lerp(q, j / 16) - Vector((0, 0, 0.55 * 4 * (j / 16) * (1 - j / 16))) for j in range(17)]
            tube("steel", pts, 0.03, bend=0, n=8)
            with at(x, 3.2):  # post insulators with switch arms
                slab("pad", 0, 0, 0.8, 0.8, -0.1, 0.2, 0.02)
                bar("clay2", (0, 0, 0.2), (0, 0, 2.6), 0.22)
                insulator((0, 0, 2.6), 1.5, 0.19, "clay", 9)
        tube("steel", [(-5.8, 3.2, 4.25), (-0.8, 3.2, 4.25)], 0.05, n=10)
        with at(7.2, 0.5):  # switch house
            slab("pad", 0, 0, 7.6, 5.4, -0.1, 0.4, 0.03)
            slab("clay", 0, 0, 6.4, 4.2, 0.4, 4.0, 0.03)
            slab("clay", 0, 0, 6.9, 4.7, 4.0, 4.2, 0.02)
            for x in (-1.6, 0.6):
                slab("green", x, -2.12, 1.2, 0.08, 0.42, 2.7, 0.015)
            for j in range(8):
                bar("clay2", (1.7, -2.12, 2.3 + 0.12 * j), (2.8, -2.12, 2.3 + 0.12 * j), 0.06, 0.03)
            handrail([(-3.7, -2.6, 0.4), (3.7, -2.6, 0.4)])
        tray([(-0.8, 0.3, 0.7), (3.9, 0.3, 0.7)], 0.5)
    pad(0, 2, 32, 22, 0.04)
    return {"banner": shot(31, 4.8, 7.5, right=0.12), "picture": shot(22, 4.8, 7, right=-0.02)}


MOTIFS = {"analyser-house": analyser_house, "substation": substation}
