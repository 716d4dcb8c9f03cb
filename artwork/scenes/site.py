"""The site: crane at work, workshop, flare, spools."""
from math import cos, pi, radians, sin

from plant import *  # noqa: F403


def mobile_crane():
    """A column hangs in the crane's slings over its foundation."""
    with at(-7, 0, rz=14):
        crane(0, 0, boom=34, angle=66, slew=180, load=27.5)
    # boom head: see crane(); the load hangs below it
    a = radians(66)
    reach = 34 * (0.34 + 0.66) + 0.55
    hx = -7 + cos(radians(14)) * (0.6 - (2.4 - reach * cos(a) - 0.2))
    hy = sin(radians(14)) * (0.6 - (2.4 - reach * cos(a) - 0.2))
    with at(hx, hy, 4.5):
        bar("green", (-1.3, 0, 21.6), (1.3, 0, 21.6), 0.22, 0.3)
        for s in (-1.2, 1.2):
            tube("rope", [(s, 0, 21.7), (0, 0, 22.95)], 0.03, n=6)
            tube("rope", [(s, 0, 21.5), (s, 0, 18.4)], 0.03, n=6)
            cyl("satin", (s, -0.12, 18.3), (s, 0.12, 18.3), 0.2, 20)
            bar("satin", (s * 0.85, 0, 18.2), (s * 1.05, 0, 18.3), 0.3, 0.3)
        shell("clay", (0, 0, 1.5), (0, 0, 1), 1.1, 17.5, seams=[0, 3, 6, 9, 12, 15, 17.5])
        lathe("clay", [(1.22, 0), (1.12, 0.25), (1.1, 1.5)], n=64)
        ring("satin", (0, 0, 0), 1.0, 0.36, 0.06)
        for z in (5, 11):
            ring("satin", (0, 0, z), 1.1, 0.09, 0.08)
        manway("clay", (0, 0, 4), -80, 1.1, 0.28)
        manway("clay", (0, 0, 14), -80, 1.1, 0.28)
        nozzle("clay", (0, 0, 19.55), (0, 0, 1), 0.2, 0.3)
        ladder(1.1 * cos(radians(-35)), 1.1 * sin(radians(-35)), 2.0, 16, -35)
        ring_platform((0, 0), 16, 1.1, 0.95, -200, 20)
    cyl("pad", (hx, hy, -0.1), (hx, hy, 0.9), 2.0, 8, 0.04)
    for i in range(12):
        b = 2 * pi * i / 12
        cyl("steel", (hx + 1.25 * cos(b), hy + 1.25 * sin(b), 0.9), (hx + 1.25 * cos(b), hy + 1.25 * sin(b), 1.3), 0.04, 8)
    frame([hx + 5, hx + 9.5, hx + 14], [hy + 1, hy + 6], [4.5, 9, 13.5], 0.3, brace=(("S", 0, 0), ("S", 0, 1), ("S", 1, 2), ("E", 0, 0), ("W", 0, 1)))
    deck(hx + 5, hy + 1, hx + 14, hy + 6, 4.75, "SWEN")
    deck(hx + 5, hy + 1, hx + 9.5, hy + 6, 9.25, "SWEN")
    for x in (-2, 6):
        box("clay2", (x - 4, -7.5, 0.2), (4, 0.3, 0.3), 0.02)
    pad(0, 0, 46, 24, 0.03)
    return {"banner": shot(66, 13.6, 10, right=0.12), "picture": shot(49, 17.0, 9, right=0.0)}


def workshop():
    """Fabrication hall as a model: portal frames, crane bridge, a cold box module on trestles; front and roof left open."""
    with at(rz=-24):
        n, bay, w, h = 5, 5.0, 15.0, 9.0
        slab("pad", 0, 0, n * bay + 1.2, w + 1.2, -0.1, 0.12, 0.04)
        xs = [-n * bay / 2 + bay * i for i in range(n + 1)]
        for i, x in enumerate(xs):
            for y in (-w / 2, w / 2):
                ibeam("clay2", (x, y, 0.1), (x, y, h), 0.4, 0.3, up=(0, 1, 0))
                ibeam("clay2", (x, y - (0.25 if y > 0 else -0.25), 6.6), (x, y * 0.93, 6.6), 0.3)
            for s in (-1, 1):
                ibeam("clay2", (x, s * w / 2, h), (x, 0, h + 1.3), 0.4, 0.24)
        for s in (-1, 1):
            ibeam("green", (xs[0] - 0.3, s * (w / 2 - 0.55), 6.95), (xs[-1] + 0.3, s * (w / 2 - 0.55), 6.95), 0.42, 0.26)
            bar("clay2", (xs[0], s * w / 2, h), (xs[-1], s * w / 2, h), 0.16)
        for k in (0.33, 0.66):
            for s in (-1, 1):
                bar("clay2", (xs[0], s * w / 2 * (1 - k), h + 1.3 * k + 0.25), (xs[-1], s * w / 2 * (1 - k), h + 1.3 * k + 0.25), 0.12)
        bar("clay2", (xs[0], 0, h + 1.5), (xs[-1], 0, h + 1.5), 0.14)
        # back and right walls, roof over the far half
        slab("clay", 0, w / 2 + 0.3, n * bay + 0.6, 0.12, 0.1, h, 0.01)
        for i in range(50):
            slab("clay2", -n * bay / 2 + i * 0.5, w / 2 + 0.22, 0.06, 0.05, 0.1, h, 0)
        for i in range(n):
            slab("glass", xs[i] + bay / 2, w / 2 + 0.2, 3.6, 0.1, 5.0, 6.2, 0.01)
        extrude("clay", [(xs[0], w / 2 + 0.4, h + 0.3), (xs[-1], w / 2 + 0.4, h + 0.3), (xs[-1], 0, h + 1.62), (xs[0], 0, h + 1.62)], (0, 0, 0.08))
        # travelling crane
        for s in (-0.6, 0.6):
            box("green", (2.0 + s, 0, 7.5), (0.35, w - 1.0, 0.7), 0.02)
        for s in (-1, 1):
            box("green", (2.0, s * (w / 2 - 0.55), 7.32), (2.4, 0.4, 0.36), 0.02)
        box("clay", (2.0, -1.0, 8.05), (1.5, 1.3, 0.5), 0.03)
        for s in (-0.15, 0.15):
            tube("rope", [(2.0 + s, -1.0, 7.9), (2.0 + s, -1.0, 4.9)], 0.02, n=6)
        box("satin", (2.0, -1.0, 4.8), (0.45, 0.3, 0.5), 0.05)
        tube("steel", [(2.0, -1.0, 4.6), (2.0, -1.0, 4.35), (2.15, -1.0, 4.2), (2.0, -1.0, 4.05), (1.86, -1.0, 4.15)], 0.045, 0.1, 10)
        # work: a column lying on rollers, a module, spools
        drum(-3.5, 2.5, 2.0, 1.2, 14, saddles=(0.15, 0.5, 0.85), seams=6, floor=0.12, manhole=False)
        for k in (-7, -1):
            nozzle("clay", (k, 1.3, 2.0), (0, -1, 0), 0.25, 0.3)
        with at(6.8, -2.5, 0.12):
            skid(0, 0, 6, 2.8, 0.26, "green")
            frame([-2.8, 0, 2.8], [-1.25, 1.25], [2.2, 3.8], 0.16, z0=0.26, plinth=0)
            for k in (-1.6, 0.2, 1.7):
                shell("steel", (k, 0, 1.0), (0, 0, 1), 0.5, 2.0, seams=[0, 2])
                bar("clay2", (k, -0.4, 0.28), (k, -0.4, 1.1), 0.09)
                bar("clay2", (k, 0.4, 0.28), (k, 0.4, 1.1), 0.09)
            pipe("steel", [(-2.6, -0.8, 0.8), (2.6, -0.8, 0.8)], 0.1)
        for j in range(3):
            pipe("steel", [(-9, -4.6 + j * 0.9, 1.0), (-4.6, -4.6 + j * 0.9, 1.0), (-4.6, -4.6 + j * 0.9, 1.9)], 0.16, 0.45, "fF")
        for x in (-8.2, -5.4):
            bar("clay2", (x, -5.1, 0.78), (x, -2.3, 0.78), 0.12)
            for y in (-4.9, -2.5):
                bar("clay2", (x, y, 0.1), (x, y, 0.75), 0.1)
        for i in range(3):
            slab("clay2", -2.2 + i * 2.2, -5.6, 1.6, 0.8, 0.8, 0.9, 0.01)
            for s in (-0.7, 0.7):
                slab("clay2", -2.2 + i * 2.2 + s, -5.6, 0.08, 0.7, 0.1, 0.8, 0.01)
    pad(0, 0, 48, 34, 0.02)
    return shot(42, 5.2, 12, 0.5, right=0.11)


def flare_stack():
    """Guyed flare with its knock-out drum; derrick frame at the foot."""
    h = 29
    slab("pad", 0, 0, 4, 4, -0.1, 0.5, 0.05)
    tube("clay", [(0, 0, 0.5), (0, 0, h)], 0.42, n=40)
    for z in range(3, h, 3):
        ring("clay", (0, 0, z), 0.42, 0.03, 0.08, 40)
    for z in (10, 19.5, h - 1.5):
        ring("satin", (0, 0, z), 0.42, 0.14, 0.3, 40)
    lathe("steel", [(0.42, 0), (0.44, 0.1), (0.52, 0.2), (0.52, 2.3), (0.46, 2.4), (0.46, 0.2)], (0, 0, h), n=48)
    for i in range(3):
        a = radians(120 * i + 30)
        tube("steel", [(0.9 * cos(a), 0.9 * sin(a), h - 1.2), (0.75 * cos(a), 0.75 * sin(a), h + 1.6), (0.6 * cos(a), 0.6 * sin(a), h + 2.3)], 0.05, 0.2, 10)
        bar("satin", (0.4 * cos(a), 0.4 * sin(a), h - 1.1), (0.9 * cos(a), 0.9 * sin(a), h - 1.1), 0.06)
    ring_platform((0, 0), h - 1.6, 0.42, 1.1, -180, 180)
    ring_platform((0, 0), 17, 0.42, 1.0, -200, 60)
    ladder(0.42 * cos(radians(-60)), 0.42 * sin(radians(-60)), 0.5, 17, -60)
    ladder(0.42 * cos(radians(-60)), 0.42 * sin(radians(-60)), 17.06, h - 1.6, -60)
    for i in range(3):  # guys
        a = radians(120 * i + 100)
        g = Vector((17 * cos(a), 17 * sin(a), 0.6))
        slab("pad", g.x, g.y, 1.8, 1.8, -0.1, 0.6, 0.05)
        for z in (10, 19.5, h - 2.0):
            tube("satin", [g, (0.5 * cos(a), 0.5 * sin(a), z)], 0.028, n=8)
    for k in (-0.66, 0.66):
        tube("steel", [(0.1 * k - 0.5, k * 0.5, 0.6), (0.1 * k - 0.5, k * 0.5, h - 1.2)], 0.05, n=10)
    drum(7.2, -1.5, 2.5, 1.3, 6.5, plinth=0.6, floor=0.0)
    pipe("green", [(5.2, -1.5, 3.7), (5.2, -1.5, 5.2), (2.8, 0.0, 5.2), (0.3, 0, 5.2)], 0.3, 0.8, n=28)
    ring("green", (0, 0, 5.2), 0.42, 0.06, 0.9, 40)
    pipe("green", [(9.2, -1.5, 3.7), (9.2, -1.5, 5.2), (13, -1.5, 5.2), (60, -1.5, 5.2)], 0.32, 0.8, n=28)
    for x in (13, 19, 25, 31, 37):
        for s in (-0.7, 0.7):
            slab("pad", x, -1.5 + s, 0.6, 0.6, -0.1, 0.2, 0.02)
            post(x, -1.5 + s, 0.2, 4.9, 0.2)
        ibeam("clay2", (x, -2.4, 4.72), (x, -0.6, 4.72), 0.24)
    with at(3.0, -4.8, 0.3, s=1.0):
        pump_set(0, 0, 0.05, 1.0)
    pipe("steel", [(7.2, -1.5, 1.3), (7.2, -1.5, 1.0), (7.2, -4.0, 1.0), (2.0, -4.0, 1.0), (2.0, -4.8, 1.07), (2.3, -4.8, 1.07)], 0.1, 0.3)
    slab("pad", 7.2, -1.5, 9, 4.2, -0.1, 0.08, 0.03)
    pad(6, 0, 30, 20, 0.02)
    return {"banner": shot(76, 14.8, 12, right=0.15), "picture": shot(45, 15.6, 10, right=-0.1)}


def pipe_spools():
    """Prefabricated spools on trestles and stacked pipe, flanges bare, ready to go out."""
    with at(rz=-22):
        def trestle(x, y, w=1.6, h=0.9):
            bar("clay2", (x, y - w / 2, h), (x, y + w / 2, h), 0.14, 0.16)
            for s in (-1, 1):
                for t in (-1, 1):
                    bar("clay2", (x + 0.3 * t, y + s * w * 0.42, 0), (x, y + s * w * 0.42, h), 0.08)
                bar("clay2", (x - 0.2, y + s * w * 0.42, h * 0.33), (x + 0.2, y + s * w * 0.42, h * 0.33), 0.05)
        for j, (r, m) in enumerate(((0.3, "steel"), (0.22, "green"), (0.26, "steel"))):
            y = -2.0 + j * 2.1
            z = 0.98 + r
            pipe(m, [(-4.4, y, z), (3.6, y, z), (3.6, y, z + 1.9)], r, r * 3, "fF", n=36)
            pipe(m, [(-1.6, y, z), (-1.6, y, z + 1.2)], r * 0.7, n=28)
            flange(m, (-1.6, y, z + 1.2), (0, 0, 1), r * 0.7)
            if j != 1:
                pipe(m, [(0.9, y, z), (0.9, y - 0.9, z)], r * 0.6, n=28)
                flange(m, (0.9, y - 0.9, z), (0, 1, 0), r * 0.6)
            for k in (-2.7, -0.2, 2.2):
                ring_x(m, k, y, z, r, 0.03)
            for x in (-3.6, 2.4):
                trestle(x, y)
        for k, row in enumerate((5, 4, 3)):  # stack of pipe behind
            for i in range(row):
                y, z = 5.6 + (i - (row - 1) / 2) * 0.74, 0.15 + 0.36 + k * 0.63
                lathe("clay" if (i + k) % 3 else "satin", [(0.31, -5), (0.36, -5), (0.36, 5), (0.31, 5), (0.31, -5)], (0, y, z), (1, 0, 0), 40)
        for x in (-3.5, 0, 3.5):
            box("clay2", (x, 5.6, 0.07), (0.16, 4.4, 0.15), 0.01)
            for s in (-1, 1):
                bar("clay2", (x, 5.6 + s * 2.0, 0.1), (x, 5.6 + s * 2.0, 1.0), 0.1)
        for i in range(4):  # flanges on a pallet
            lathe("steel", [(0.2, 0), (0.48, 0), (0.48, 0.09), (0.3, 0.11), (0.24, 0.2), (0.2, 0.2), (0.2, 0)], (5.5, -3.4, 0.16 + 0.21 * i), n=48)
        for i in range(5):
            box("clay2", (5.5, -3.9 + 0.25 * i, 0.13), (1.2, 0.14, 0.04), 0.005)
        for k in (-0.5, 0, 0.5):
            box("clay2", (5.5 + k, -3.4, 0.05), (0.1, 1.15, 0.1), 0.005)
    pad(0, 0, 26, 20, 0.02)
    return shot(16.2, 1.7, 4.2, 0.55, right=0.12)


MOTIFS = {"mobile-crane": mobile_crane, "workshop": workshop, "flare-stack": flare_stack, "pipe-spools": pipe_spools}
