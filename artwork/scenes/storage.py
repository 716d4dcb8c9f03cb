"""Cold tanks, spheres, bullets, vaporisers."""
from math import cos, radians, sin

from plant import *  # noqa: F403


def cold_tank(x, y, r=1.7, h=9.0, mat="clay"):
    """Upright vacuum-insulated tank on three legs, with its valve box."""
    with at(x, y):
        slab("pad", 0, 0, r * 2.9, r * 2.9, -0.1, 0.3, 0.04)
        shell(mat, (0, 0, 2.2), (0, 0, 1), r, h, seams=[0.3, h * 0.33, h * 0.66, h - 0.3], ratio=0.4)
        for i in range(3):
            a = radians(-90 + 60 + 120 * i)
            px, py = r * 0.92 * cos(a), r * 0.92 * sin(a)
            bar(mat, (px, py, 0.3), (px, py, 2.9), 0.34, 0.34)
            box("satin", (px, py, 0.33), (0.7, 0.7, 0.06), 0.01)
        nozzle(mat, (0, 0, 2.2 + h + r * 0.4), (0, 0, 1), 0.12, 0.3)
        for k, m in ((-0.75, "steel"), (-0.35, "steel"), (0.05, "green")):
            yy = -(r * r - k * k) ** 0.5 - 0.16
            pipe(m, [(k, -0.4, 1.9), (k, -0.4, 1.1), (k, -r - 0.9, 1.1)], 0.055, 0.18)
            pipe(m, [(k, yy, 1.6), (k, yy, 2.2 + h * 0.9)], 0.05, n=12)
            pipe(m, [(k, -0.4, 1.3), (k, yy, 1.3), (k, yy, 1.7)], 0.05, 0.15, n=12)
            for z in (3.2, 5.6, 8.0, 10.0):
                if z < 2 + h * 0.9:
                    box("satin", (k, yy + 0.1, z), (0.16, 0.26, 0.06), 0.005)
            valve("steel", (k, -r - 0.55, 1.1), (0, 1, 0), 0.055)
        for k in (-0.75, 0.05):
            gauge((k + 0.2, -r - 0.12, 2.6), (0, 0, 1), (0, -1, 0), 0.12)
        slab(mat, -0.35, -r - 0.05, 1.4, 0.12, 2.2, 3.4, 0.02)


def fence(pts, h=2.2, mat="satin"):
    """Mesh fence: posts, rails and thin uprights."""
    for p, q in zip(pts, pts[1:]):
        n = max(1, round(dist(p, q) / 2.5))
        for i in range(n + 1):
            x, y = p[0] + (q[0] - p[0]) * i / n, p[1] + (q[1] - p[1]) * i / n
            bar(mat, (x, y, 0), (x, y, h), 0.06)
        for z in (0.15, h * 0.5, h - 0.05):
            bar(mat, (p[0], p[1], z), (q[0], q[1], z), 0.03)
        m = n * 12
        for i in range(m):
            x, y = p[0] + (q[0] - p[0]) * i / m, p[1] + (q[1] - p[1]) * i / m
            bar(mat, (x, y, 0.1), (x, y, h), 0.012)


def liquid_oxygen_tank():
    for i, x in enumerate((-3.2, 2.0)):
        cold_tank(x, 0.0 + i * 1.2, 1.7, 9.2)
        a = -35
        px, py = x + 1.72 * cos(radians(a)), i * 1.2 + 1.72 * sin(radians(a))
        ladder(px, py, 0.3, 12.0, a)
    with at(8.4, 1.5):
        ambient_vaporiser(0, 0, 0, 6, 4, 6.2, 0.44)
        slab("pad", 0, 0, 4, 3, -0.1, 0.15, 0.03)
    pipe("green", [(-3.15, -2.6, 1.1), (-3.15, -3.4, 1.1), (5.6, -3.4, 1.1), (5.6, 1.5, 1.1), (7.0, 1.5, 1.1)], 0.075, 0.25)
    pipe("green", [(2.05, -1.4, 1.1), (2.05, -3.4, 1.1)], 0.06, 0.2)
    for x in (-2.4, 0.6, 3.6):
        bar("clay2", (x, -3.4, 0.05), (x, -3.4, 1.03), 0.1)
        box("satin", (x, -3.4, 0.12), (0.3, 0.3, 0.03), 0.005)
    valve("steel", (4.4, -3.4, 1.1), (1, 0, 0), 0.075, actuator=True)
    with at(-2.4, -5.6, 0.1, s=0.8):
        pump_set(0, 0, 0.3)
    pipe("steel", [(-3.55, -2.6, 1.1), (-3.55, -5.6, 1.1), (-3.55, -5.6, 0.92), (-2.9, -5.6, 0.92)], 0.08, 0.2)
    pad(2, -1, 23, 13, 0.08)
    bollards([(-8.4, -6.6), (-6.2, -6.6), (-4.0, -7), (8, -6.6), (10.2, -6.6)])
    pts = [(-9, 5, 0.08), (13, 5, 0.08)]
    fence(pts)
    return {"banner": shot(33, 6.2, 8, right=0.12), "picture": shot(22, 6.2, 7.5, right=-0.08)}


def spherical_tanks():
    R, zc = 7.0, 10.2
    for x, y, t in ((0, 0, 12), (20, 9, 4), (42, 20, 9)):
        sphere_tank(x, y, R, zc, 10, t)
        cyl("pad", (x, y, -0.1), (x, y, 0.12), R + 2.2, 96)
        pipe("steel", [(x, y, zc - R + 0.2), (x, y, 1.2), (x, y - R - 3.5, 1.2)], 0.22, 0.6)
        nozzle("clay", (x, y, zc - R), (0, 0, -1), 0.24, 0.3)
    # stair tower and bridge between the first two
    stair((-8.5, -9.5, 0.1), (-2.5, -9.5, 4.2))
    deck(-2.5, -10.1, -0.6, -8.9, 4.2, "NES")
    frame([-2.4, -0.7], [-10.0, -9.0], [4.05], 0.14)
    with at(0, 0, 0):
        pts = []
        for i in range(61):  # stair that follows the sphere from the equator to the crown
            a, lat = radians(-125 + 95 * i / 60), radians(0 + 66 * i / 60)
            rr = (R + 0.55) * cos(lat)
            pts.append((rr * cos(a), rr * sin(a), zc + (R + 0.55) * sin(lat)))
        for p, q in zip(pts, pts[1:]):
            ux, uy = p[0] / (p[0] ** 2 + p[1] ** 2) ** 0.5, p[1] / (p[0] ** 2 + p[1] ** 2) ** 0.5
            bar("grate", (p[0] - 0.45 * ux, p[1] - 0.45 * uy, p[2]), (p[0] + 0.45 * ux, p[1] + 0.45 * uy, p[2]), 0.26, 0.04)
        for s in (-0.45, 0.45):
            side = [(p[0] * (1 + s / max(1, (p[0] ** 2 + p[1] ** 2) ** 0.5)), p[1] * (1 + s / max(1, (p[0] ** 2 + p[1] ** 2) ** 0.5)), p[2]) for p in pts]
            tube("satin", side, 0.06, bend=0, n=8)
            for k, t in ((0.55, 0.025), (1.05, 0.035)):
                tube("green", [(a, b, c + k) for a, b, c in side], t, bend=0, n=8)
            for p in side[::4]:
                tube("green", [p, (p[0], p[1], p[2] + 1.05)], 0.03, n=6)
        a = radians(-125)
        lx, ly = (R + 0.9) * cos(a), (R + 0.9) * sin(a)
        slab("grate", lx, ly, 1.6, 1.6, zc - 0.1, zc, 0.01)
        for s in (-0.7, 0.7):
            for t in (-0.7, 0.7):
                bar("clay2", (lx + s, ly + t, 0.1), (lx + s, ly + t, zc - 0.1), 0.16)
        for z in (2.5, 5, 7.5):
            for s in (-0.7, 0.7):
                bar("clay2", (lx - 0.7, ly + s, z), (lx + 0.7, ly + s, z), 0.1)
                bar("clay2", (lx + s, ly - 0.7, z), (lx + s, ly + 0.7, z), 0.1)
        handrail([(lx - 0.75, ly - 0.75, zc), (lx + 0.75, ly - 0.75, zc)])
        handrail([(lx - 0.75, ly - 0.75, zc), (lx - 0.75, ly + 0.75, zc)])
        ladder(lx, ly - 0.72, 0.1, zc, -90)
    rack(-14, 66, -13.5, 2.6, (3.4,), 6.0, lines=[(-0.8, 0, 0.3, "green"), (0, 0, 0.2, "steel"), (0.7, 0, 0.26, "steel")], h=0.24)
    for x in (0, 20, 42):
        pipe("steel", [(x, -10.5 if x == 0 else (9 if x == 20 else 20) - 10.5, 1.2), (x, -13.4, 1.2), (x, -13.4, 3.6)], 0.22, 0.6)
    pad(18, 4, 76, 42, 0.05)
    return {"banner": shot(62, 9.6, 22, right=0.15), "picture": shot(42, 10.2, 20, right=-0.17)}


def bullet_tanks():
    with at(y=0, rz=-24):
        for i in range(4):
            y = i * 5.2
            drum(0, y, 3.2, 1.7, 17, plinth=0.9, saddles=(0.18, 0.82), seams=6, manhole=False, ratio=0.6)
            for k in (-5, -1.5, 3):
                nozzle("clay", (k, y, 4.9), (0, 0, 1), 0.16, 0.35)
            pipe("green" if i == 0 else "steel", [(-5, y, 5.25), (-5, y, 6.3), (-5, y, 6.6)], 0.14, 0.3)
            valve("steel", (3, y, 5.6), (0, 0, 1), 0.12, (1, 0, 0))
            pipe("steel", [(3, y, 5.8), (3, y, 7.6)], 0.1)
            cone("steel", (3, y, 7.6), (3, y, 7.75), 0.1, 0.16)
        pipe("green", [(-5, -2.5, 6.6), (-5, 19, 6.6)], 0.2)
        pipe("green", [(-5, -2.5, 6.6), (-5, -3.6, 6.6), (-5, -3.6, 0.8), (-5, -5.6, 0.8), (12, -5.6, 0.8)], 0.2, 0.5)
        for x in (-4, 0, 4, 8, 11.5):
            bar("clay2", (x, -5.6, 0), (x, -5.6, 0.65), 0.14)
        valve("steel", (2, -5.6, 0.8), (1, 0, 0), 0.2)
        valve("steel", (7, -5.6, 0.8), (1, 0, 0), 0.2, actuator=True)
        # walkway across the crowns
        for i in range(4):
            y = i * 5.2
            for s in (-1, 1):
                bar("clay2", (-2.6, y + s * 1.0, 4.4), (-2.6, y + s * 1.0, 5.3), 0.12)
                bar("clay2", (1.6, y + s * 1.0, 4.4), (1.6, y + s * 1.0, 5.3), 0.12)
        deck(-2.9, -1.9, 1.9, 17.2, 5.5, "NEW")
        handrail([(-2.9, -1.9, 5.5), (-1.0, -1.9, 5.5)])
        handrail([(0.0, -1.9, 5.5), (1.9, -1.9, 5.5)])
        for x in (-2.7, 1.7):
            bar("clay2", (x, -1.8, 0), (x, -1.8, 5.3), 0.16)
        ladder(-0.5, -1.9, 0.1, 5.5, -90)
        pad(0, 8, 24, 26, 0.1)

    return shot(35, 4.4, 13, 0.5, right=0.11)


def vaporiser():
    with at(rz=-18):
        for i in range(2):
            with at(-3.6 + i * 5.6, 0):
                ambient_vaporiser(0, 0, 0.1, 8, 5, 7.2, 0.46)
                slab("pad", 0, 0, 4.8, 3.4, -0.1, 0.12, 0.03)
                pipe("green", [(-1.6, -0.9, 0.75 + 0.1), (-1.6, -2.4, 0.85), (-1.6, -2.4, 0.55)], 0.06, 0.15)
                pipe("steel", [(1.6, -0.9, 7.3), (1.6, -0.9, 7.7), (1.6, -2.0, 7.7), (1.6, -2.0, 1.2), (1.6, -2.9, 1.2)], 0.07, 0.2)
        pipe("green", [(-9, -2.4, 0.55), (1.2, -2.4, 0.55)], 0.08)
        pipe("steel", [(-4, -2.9, 1.2), (8.6, -2.9, 1.2)], 0.1)
        for x in (-8.4, -3.6, 0.6):
            bar("clay2", (x, -2.4, 0), (x, -2.4, 0.48), 0.08)
        for x in (-3.4, 0.4, 3.0, 6, 8.2):
            bar("clay2", (x, -2.9, 0), (x, -2.9, 1.1), 0.1)
        valve("steel", (-7.6, -2.4, 0.55), (1, 0, 0), 0.08)
        valve("steel", (5, -2.9, 1.2), (1, 0, 0), 0.1, actuator=True)
        valve("steel", (7.2, -2.9, 1.2), (1, 0, 0), 0.1)
        gauge((6.1, -2.9, 1.3), (0, 0, 1), (0, -1, 0), 0.14)
        cold_tank(5.8, 5.2, 1.5, 6.5)
    pad(1, 1, 26, 16, 0.05)
    return {"banner": shot(23, 4.3, 6, right=0.13), "picture": shot(16, 4.5, 6, right=-0.03)}


MOTIFS = {
    "liquid-oxygen-tank": liquid_oxygen_tank,
    "spherical-tanks": spherical_tanks,
    "bullet-tanks": bullet_tanks,
    "vaporiser": vaporiser,
}
