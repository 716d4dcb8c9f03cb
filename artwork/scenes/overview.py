"""Air separation: the whole plant, as the home page shows it."""
from math import cos, pi, radians, sin

from plant import *  # noqa: F403
from scenes.cryogenic import adsorber, casing, galleries


def flat_tank(r, h, stairs=True):
    """Flat-bottomed storage tank with a domed roof, spiral stair and rail."""
    cyl("pad", (0, 0, -0.1), (0, 0, 0.7), r + 0.7, 96)
    seams = [h * k / 6 for k in range(7)]
    lathe("clay", [(r, 0.7), (r, h), *[(r * cos(pi / 2 * i / 14), h + r * 0.22 * sin(pi / 2 * i / 14)) for i in range(15)]], n=128)
    for z in seams[1:-1]:
        ring("clay", (0, 0, z + 0.3), r, 0.03, 0.06, 128)
    ring("satin", (0, 0, h), r, 0.12, 0.18, 128)
    arc_rail((0, 0, h + 0.1), r - 0.15, 0, 360, post=8)
    if stairs:
        n = int(h / 0.22)
        for i in range(n):
            a = radians(-150 + 130 * i / n)
            z = 0.7 + (h - 0.7) * i / n
            u = (cos(a), sin(a))
            bar("grate", ((r) * u[0], r * u[1], z), ((r + 0.95) * u[0], (r + 0.95) * u[1], z), 0.28, 0.05)
        pts = []
        for i in range(41):
            a = radians(-150 + 130 * i / 40)
            pts.append(((r + 0.95) * cos(a), (r + 0.95) * sin(a), 0.7 + (h - 0.7) * i / 40))
        for k, t in ((0, 0.06), (0.55, 0.022), (1.05, 0.03)):
            tube("satin" if k == 0 else "green", [(p[0], p[1], p[2] + k) for p in pts], t, bend=0, n=8)
        for p in pts:
            tube("green", [p, (p[0], p[1], p[2] + 1.05)], 0.024, n=6)


def air_separation_plant():
    with at(3, 10, 0, rz=-22):
        top = casing(8, 8, 27, 3, 8)
        galleries(8, 8, (9.2, 18.4), top)
        nozzle("steel", (-1.5, 0.5, top), (0, 0, 1), 0.45, 1.0)
        pipe("green", [(-1.5, 0.5, top + 1), (-1.5, 0.5, top + 3), (-5.6, 0.5, top + 3), (-5.6, 0.5, 11)], 0.45, 1.2, "f")
        for z in (12, 16, 20, 25):
            bar("satin", (-4.1, 0.5, z), (-5.6, 0.5, z), 0.16)
            ring("satin", (-5.6, 0.5, z), 0.45, 0.06, 0.25)
        pipe("steel", [(1.6, 0.5, top), (1.6, 0.5, top + 1.6), (1.6, 4, top + 1.6), (1.6, 6.5, top + 1.6), (1.6, 6.5, 4)], 0.3, 0.8)
    pipe("green", [(-2.0, 12.56, 12), (-2.0, 12.56, 9.2), (-2.0, -10.5, 9.2), (-2.0, -10.5, 7.4)], 0.45, 1.2)
    for y in (6, 0, -5):
        post(-2.0, y, 0.1, 8.6, 0.26)
        bar("clay2", (-2.5, y, 8.66), (-1.5, y, 8.66), 0.24)
    column(15.5, 4, 1.55, 20, "steel", platforms=[(9.5, -190, 30), (16.5, -190, 30), (22, -200, 40)], ladder_at=-62, rings=(4.4, 11), manways=((-110, 5), (-110, 18)))
    pipe("steel", [(15.5, 4, 23.2), (15.5, 4, 24.6), (13.3, 4, 24.6), (13.3, 4, 8), (10, 4, 8)], 0.28, 0.8)
    pad(15.5, 4, 6, 6, 0.2)
    with at(14, 19, 0, rz=-22):
        casing(5, 5, 17, 2, 5)
        handrail([(-2.7, -2.7, 17.5), (2.7, -2.7, 17.5), (2.7, 2.7, 17.5), (-2.7, 2.7, 17.5)], closed=True)
    column(20.8, 9, 0.9, 14, platforms=[(8, -200, 30), (14.6, -200, 30)], ladder_at=-65)
    pipe("steel", [(20.8, 9, 16.9), (20.8, 9, 18), (16.5, 14, 18), (15, 16, 18), (15, 16, 16)], 0.2, 0.5)
    column(-8.5, 9, 1.3, 14, platforms=[(7.5, -190, 20), (14.5, -190, 20)], ladder_at=-70, rings=(4,), manways=((-120, 4.5),))
    pad(-8.5, 9, 5, 5, 0.2)
    for i in range(2):  # adsorbers
        adsorber(-16 + i * 4.2, -3, 1.5, 4.6)
        pipe("steel", [(-16 + i * 4.2, -3, 9.3), (-16 + i * 4.2, -3, 10.1), (-16 + i * 4.2, -5.6, 10.1), (-16 + i * 4.2, -5.6, 7.9)], 0.22, 0.6)
    pad(-13.9, -3, 9.6, 5, 0.18)
    pipe("steel", [(-18, -5.6, 7.9), (-7.6, -5.6, 7.9), (-7.6, -5.6, 0.1)], 0.26)
    for x in (-18, -13.9, -8.6):
        bar("clay2", (x, -5.6, 0), (x, -5.6, 7.6), 0.24)
    # rack in front, process lines to the right
    rack(-10, 80, -9, 4.4, (5.0, 7.0), 7.4, lines=[(-1.5, 1, 0.34, "green"), (-0.5, 1, 0.2, "steel"), (0.3, 1, 0.2, "clay"),
         (1.4, 0, 0.34, "steel"), (0.4, 0, 0.22, "clay"), (-0.5, 0, 0.16, "steel"), (-1.3, 0, 0.22, "clay")], trays=[(1.4, 1)])
    # tanks and spheres
    with at(27, 12):
        flat_tank(7, 15)
    sphere_tank(40.5, 34, 6.0, 8.6, 10, 9)
    # compressor house with intake filter
    with at(-22, 16):
        slab("clay", 0, 0, 13, 9, 0, 7, 0.05)
        slab("clay", 0, 0, 13.6, 9.6, 7, 7.5, 0.05)
        for i in range(13):
            slab("clay2", -6 + i, -4.55, 0.14, 0.12, 0.3, 6.7, 0.01)
        slab("shadow", 2.5, -4.56, 4, 0.14, 0.1, 4.6, 0.02)
        for i in range(9):
            bar("clay", (0.6, -4.66, 0.45 + 0.5 * i), (4.4, -4.66, 0.45 + 0.5 * i), 0.04, 0.06)
        for i in range(4):  # windows of the control room
            slab("glass", -4.5 + i * 1.45, -4.53, 1.1, 0.12, 4.3, 5.6, 0.01)
        handrail([(-6.6, -4.6, 7.5), (6.6, -4.6, 7.5), (6.6, 4.6, 7.5), (-6.6, 4.6, 7.5)], closed=True)
        frame([-4, 0], [-2, 2], [9.5], 0.22, z0=7.3, plinth=0.05)
        slab("clay", -2, 0, 5.2, 5.2, 9.5, 13, 0.04)
        for i in range(8):
            bar("clay2", (-4.5, -2.68, 9.9 + 0.4 * i), (0.5, -2.68, 9.9 + 0.4 * i), 0.24, 0.05, up=(0, -0.5, 1))
            bar("clay2", (0.68, -2.5, 9.9 + 0.4 * i), (0.68, 2.5, 9.9 + 0.4 * i), 0.24, 0.05, up=(0.5, 0, 1))
    drum(-2, -16.5, 2.7, 1.5, 8, "clay", plinth=0.5)
    drum(12, -16.5, 2.7, 1.5, 8, "clay", plinth=0.5)
    pad(5, -16.5, 26, 5, 0.12)
    for x in (-2, 12):
        pipe("steel", [(x + 2, -16.5, 4.2), (x + 2, -16.5, 5.5), (x + 2, -8, 5.5)], 0.14, 0.4)
    for x in (-24, 20):
        lamp(x, -20, 8)
    pad(20, 10, 84, 44, 0.06)
    return {"banner": shot(96, 14.2, 27, right=0.09, sun=26), "picture": shot(70, 13.2, 25, right=-0.06, sun=26)}


MOTIFS = {"air-separation-plant": air_separation_plant}
