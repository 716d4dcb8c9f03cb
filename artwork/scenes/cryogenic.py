"""Cold box, distillation column, adsorbers."""
from math import cos, radians, sin

from plant import *  # noqa: F403


def casing(w, d, h, nx=3, nz=8, mat="clay"):
    """Panelled cold box casing on its foundation, origin at the middle of its foot."""
    z0 = 0.5
    slab("pad", 0, 0, w + 2, d + 2, -0.1, z0, 0.05)
    slab(mat, 0, 0, w, d, z0, z0 + h, 0.05)
    ny = max(1, round(nx * d / w))
    for i in range(nx + 1):
        x = -w / 2 + w * i / nx
        for s in (-1, 1):
            slab(mat, x, s * (d / 2 + 0.08), 0.26, 0.3, z0, z0 + h, 0.02)
    for i in range(ny + 1):
        y = -d / 2 + d * i / ny
        for s in (-1, 1):
            slab(mat, s * (w / 2 + 0.08), y, 0.3, 0.26, z0, z0 + h, 0.02)
    for k in range(nz + 1):
        z = z0 + h * k / nz
        for s in (-1, 1):
            box(mat, (0, s * (d / 2 + 0.12), z), (w + 0.48, 0.28, 0.26), 0.03)
            box(mat, (s * (w / 2 + 0.12), 0, z), (0.28, d + 0.48, 0.26), 0.03)
    for k in range(nz):
        for i in range(nx):
            x, z = -w / 2 + w * (i + 0.5) / nx, z0 + h * (k + 0.5) / nz
            box(mat, (x, -d / 2 - 0.02, z), (w / nx - 0.7, 0.1, h / nz - 0.75), 0.03)
            if (i * 5 + k * 3) % 8 == 2:
                cyl("satin", (x, -d / 2, z), (x, -d / 2 - 0.2, z), 0.42, 40)
                flange("satin", (x, -d / 2 - 0.22, z), (0, 1, 0), 0.36, bolts=16)
        for j in range(ny):
            y, z = -d / 2 + d * (j + 0.5) / ny, z0 + h * (k + 0.5) / nz
            for s in (-1, 1):
                box(mat, (s * (w / 2 + 0.02), y, z), (0.1, d / ny - 0.7, h / nz - 0.75), 0.03)
    return z0 + h


def galleries(w, d, levels, top, z0=0.5):
    """Walkways on the front and the right of a casing, ladders in turn, a railed roof."""
    a, b = w / 2 + 0.26, d / 2 + 0.26
    last = z0
    for i, z in enumerate(levels):
        deck(-a - 1.2, -b - 1.3, a + 1.3, -b, z, "SW")
        deck(a, -b, a + 1.3, b, z, "EN")
        handrail([(a + 1.3, -b - 1.3, z), (a + 1.3, -b, z)])
        for x in (-a * 0.6, a * 0.9):
            luminaire(x, -b - 1.2, z)
        for k in range(4):
            x = -a + 2 * a * k / 3
            bar("satin", (x, -b + 0.1, z - 1.3), (x, -b - 1.2, z - 0.25), 0.1)
            y = -b + 2 * b * k / 3
            bar("satin", (a - 0.1, y, z - 1.3), (a + 1.2, y, z - 0.25), 0.1)
        ladder(w * (0.2 if i % 2 else -0.2), -b, last, z, -90)
        last = z + 0.05
    ladder(w * (0.2 if len(levels) % 2 else -0.2), -b, last, top, -90)
    handrail([(-a, -b, top), (a, -b, top), (a, b, top), (-a, b, top)], closed=True)


def adsorber(x, y, r=1.5, h=5.0, mat="clay"):
    """Upright vessel on legs with manways."""
    z0 = 2.0
    shell(mat, (x, y, z0), (0, 0, 1), r, h, seams=[0, h / 2, h])
    for i in range(4):
        a = radians(45 + 90 * i)
        px, py = x + r * 0.96 * cos(a), y + r * 0.96 * sin(a)
        bar("clay2", (px, py, 0.1), (px, py, z0 + 0.7), 0.26, 0.26)
        box("satin", (px, py, 0.12), (0.5, 0.5, 0.05), 0.01)
    manway(mat, (x, y, z0 + h * 0.2), -75, r)
    manway(mat, (x, y, z0 + h * 0.85), -75, r)
    return z0 + h + r * 0.5


def cold_box():
    with at(0, 0, 0, rz=-26):
        top = casing(7.5, 7.5, 25, 3, 8)
        galleries(7.5, 7.5, (8.4, 16.6), top)
        for k, (x, r, m) in enumerate(((-2.2, 0.4, "green"), (0.2, 0.25, "steel"), (2.2, 0.32, "steel"))):
            nozzle("steel", (x, 1, top), (0, 0, 1), r, 0.7)
            zt = top + 2.0 + 0.4 * k
            pipe(m, [(x, 1, top + 0.7), (x, 1, zt), (-5.6 - k, 1, zt), (-5.6 - k, 1, 4.6), (-5.6 - k, -9, 4.6)] if k == 0 else
                 [(x, 1, top + 0.7), (x, 1, zt), (x, 5.6, zt), (x, 5.6, 0.4)], r, r * 2.6, "f")
            if k == 0:
                for z in (8, 13, 18, 23):
                    bar("satin", (-3.9, 1, z), (-5.6, 1, z), 0.14)
                    ring("satin", (-5.6, 1, z), r, 0.06, 0.22)
        for i in range(3):  # valves along the foot of the right wall
            y = -2.4 + 2.4 * i
            pipe("steel", [(3.7, y, 3.0), (5.4, y, 3.0), (5.4, y, 0.5)], 0.18, 0.45)
            valve("steel", (4.75, y, 3.0), (1, 0, 0), 0.18, actuator=True)
        frame([-5.6 - 0.9, -5.6 + 0.9], [-9.0, -3.0], [3.9], 0.22)
        pipe("green", [(-5.6, -9, 4.6), (-5.6, -11, 4.6), (-5.6, -11, 2.3)], 0.4, 1.0)
        drum(-5.6, -11, 1.75, 0.9, 5, "steel", plinth=0.3)
    column(10, 7, 1.2, 17, "steel", platforms=[(9, -190, 30), (17, -190, 30)], ladder_at=-65, rings=(4,), manways=((-115, 4),))
    pipe("steel", [(10, 7, 20.1), (10, 7, 21), (4, 7, 21)], 0.22, 0.6)
    pad(10, 7, 5, 5, 0.2)
    pad(2, 1, 34, 26, 0.08)
    lamp(-17, -9, 7)
    return {"banner": shot(72, 13.4, 19, right=0.15), "picture": shot(43, 14.2, 18, right=-0.03)}


def distillation_column():
    for x, y, r, h, m, lad, pf in ((0, 0, 1.5, 24, "clay", -62, (6.5, 12.5, 18.5, 25)), (7.6, 4, 1.15, 17, "steel", -70, (8, 14, 18.6))):
        column(x, y, r, h, m, platforms=[(z, -200, 40) if i % 2 else (z, -160, 10) for i, z in enumerate(pf)], ladder_at=lad,
               rings=(3.2, 9.4, 15.4)[:3 if h > 20 else 2], manways=((-110, 5.2), (-112, 14 if h < 20 else 11.2)))
        pad(x, y, r * 4.4, r * 4.4, 0.22)
    pipe("green", [(0, 0, 27.2), (0, 0, 29.0), (-2.5, 0, 29.0), (-2.5, 0, 5.0), (-2.5, -7, 5.0)], 0.36, 0.9, "f")
    for z in (7.2, 13.2, 19.2, 24):
        bar("satin", (-1.4, 0, z), (-2.5, 0, z), 0.14)
        ring("satin", (-2.5, 0, z), 0.36, 0.05, 0.2)
    pipe("steel", [(7.6, 4, 20), (7.6, 4, 21.4), (5.6, 4, 21.4), (5.6, 4, 12), (1.2, 2, 12)], 0.22, 0.6)
    nozzle("clay", (1.0, 1.1, 12), (0.7, 0.5, 0), 0.26, 0.4)
    exchanger(4.6, -5.5, 1.9, 0.8, 5.4, floor=0.3)
    slab("pad", 4.4, -5.5, 7.4, 2.6, -0.1, 0.3, 0.03)
    pipe("steel", [(2.46, -5.5, 2.95), (2.46, -5.5, 4.4), (2.46, -1, 4.4), (1.1, -0.8, 4.4)], 0.24, 0.6)
    frame([-4.2, -0.8], [-9.2, -5.2], [4.2], 0.24, brace=(("W", 0, 0),))
    pipe("green", [(-2.5, -7, 5.0), (-2.5, -10.2, 5.0), (-2.5, -10.2, 1.2), (-0.6, -10.2, 1.2)], 0.36, 0.9)
    with at(0.0, -10.2, 0.35, s=1.35):
        pump_set(0.35, 0, 0)
    lamp(13, -7, 7)
    pad(2, -2, 26, 22, 0.08)
    return {"banner": shot(48, 19, 16, right=0.17), "picture": shot(44, 14.6, 16, right=-0.03)}


def molecular_sieve():
    with at(1.5, 0, rz=-24):
        for i in range(2):
            with at(-4 + 8.2 * i, 0):
                drum(0, 0, 3.1, 1.65, 6.2, plinth=0.7, ratio=0.55)
                for s in (-1, 1):
                    nozzle("clay", (s * 1.7, 0, 4.75), (0, 0, 1), 0.3, 0.45)
                    pipe("green" if s < 0 else "steel", [(s * 1.7, 0, 5.2), (s * 1.7, 0, 6.3), (s * 1.7, -3.4, 6.3)], 0.28, 0.7, "f")
                    pipe("green" if s < 0 else "steel", [(s * 1.7, -3.4, 6.3), (s * 1.7, -3.4, 2.2)], 0.28, 0.7)
                    valve("steel", (s * 1.7, -3.4, 4.6), (0, 0, 1), 0.28, (0, -1, 0), actuator=True)
                deck(-3.1, 1.75, 3.1, 2.9, 5.0, "NEW")
                for k in (-2.8, 2.8):
                    bar("clay2", (k, 2.8, 0), (k, 2.8, 4.8), 0.2)
                    bar("clay2", (k, 1.9, 0), (k, 1.9, 4.8), 0.2)
                ladder(2.4, 2.95, 0.1, 5.0, 90, cage=False)
        for z, m in ((2.2, "steel"), (1.2, "green")):
            pipe(m, [(-9.5, -3.4, z), (8.5, -3.4, z)], 0.3)
            for x in (-9, -4, 0.2, 4, 8.2):
                if z > 2:
                    bar("clay2", (x, -3.4, 0), (x, -3.4, z - 0.28), 0.18)
        for i in range(2):
            pipe("green", [(-5.7 + 8.2 * i, -3.4, 2.2), (-5.7 + 8.2 * i, -3.4, 1.2)], 0.28)
        exchanger(12.2, 2, 1.6, 0.7, 4.6, floor=0.2)
        pipe("steel", [(8.5, -3.4, 2.2), (10.6, -3.4, 2.2), (10.6, -3.4, 4.0), (10.6, 2, 4.0), (10.6, 2, 2.6)], 0.24, 0.7)
        pad(2, 0, 26, 12, 0.1)
        pad(12, 2, 7, 3, 0.2)
    return shot(34, 3.5, 9, 0.5, right=0.11)


MOTIFS = {"cold-box": cold_box, "distillation-column": distillation_column, "molecular-sieve": molecular_sieve}
