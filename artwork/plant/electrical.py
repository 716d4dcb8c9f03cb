"""Cabinets, screens, desks, transformers, insulators."""
from math import cos, radians, sin

from mathutils import Vector

from .beams import bar
from .core import at
from .shapes import box, cyl, lathe, slab, tube


def cabinet(x, y, w=0.8, d=0.6, h=2.1, mat="clay", door="clay", panel=0, z=0.0, louvre=True):
    """Floor-standing cabinet seen from its front (towards -y): plinth, door, hinges, handle, vents."""
    with at(x, y, z):
        slab("shadow", 0, 0, w, d - 0.06, 0, 0.1, 0.005)
        slab(mat, 0, 0, w, d, 0.1, h, 0.012)
        box(door, (0, -d / 2 - 0.012, h / 2 + 0.05), (w - 0.03, 0.03, h - 0.14), 0.01)
        box("steel", (w / 2 - 0.08, -d / 2 - 0.045, h * 0.52), (0.035, 0.035, 0.2), 0.01)
        for k in (0.2, 0.5, 0.82):
            cyl("steel", (-w / 2 + 0.015, -d / 2 - 0.03, h * k), (-w / 2 + 0.015, -d / 2 - 0.03, h * k + 0.1), 0.012, 10)
        if louvre:
            for i in range(7):
                box("shadow", (0, -d / 2 - 0.03, 0.32 + i * 0.035), (w * 0.5, 0.012, 0.014), 0)


def lamp_button(x, y, z, r=0.018, mat="green"):
    cyl("steel", (x, y, z), (x, y - 0.012, z), r * 1.35, 24)
    cyl(mat, (x, y - 0.01, z), (x, y - 0.03, z), r, 24)


def screen(x, y, z, w=0.6, h=0.36, kind=0, tilt=0.0, turn=0.0, stand=True, floor=0.0, lines=True):
    """Monitor: dark deep-green face with a drawing in light lines (no words)."""
    with at(x, y, z, rz=turn):
        if stand:
            slab("dark", 0, 0.1, w * 0.36, 0.2, floor - z, floor - z + 0.015, 0.004)
            bar("dark", (0, 0.1, floor - z), (0, 0.06, 0.0), 0.06, 0.03)
        with at(rx=tilt):
            box("dark", (0, 0.02, 0), (w, 0.035, h), 0.008)
            box("deep", (0, 0.001, 0), (w - 0.024, 0.006, h - 0.024), 0)
            if lines:
                with at(y=-0.004):
                    drawing(w - 0.05, h - 0.05, kind)


def drawing(w, h, kind):
    """A picture on a screen, in strips: trend curves, a flow sheet, or bars."""
    t = min(w, h) * 0.012

    def path(pts, k=1.0, mat="line"):
        for p, q in zip(pts, pts[1:]):
            bar(mat, (p[0], 0, p[1]), (q[0], 0, q[1]), 0.002, t * k, up=(-(q[1] - p[1]), 0, q[0] - p[0]))

    def circle(x, z, r, k=0.8):
        path([(x + r * cos(radians(a)), z + r * sin(radians(a))) for a in range(0, 361, 20)], k)

    if kind == 0:
        for j in range(5):
            path([(-w / 2, -h / 2 + h * j / 4), (w / 2, -h / 2 + h * j / 4)], 0.35, "green")
        for c in range(3):
            pts = [(-w / 2 + w * i / 40, h * (0.28 - 0.26 * c) + h * 0.07 * sin(i * (0.35 + 0.13 * c) + c)
                    + h * 0.05 * sin(i * 0.11 + 2 * c)) for i in range(41)]
            path(pts, 1.1 - 0.2 * c, "line" if c < 2 else "clay")
    elif kind == 1:
        x, r = -w * 0.2, w * 0.05
        path([(x - r, -h * 0.3), (x - r, h * 0.32), (x, h * 0.38), (x + r, h * 0.32), (x + r, -h * 0.3), (x, -h * 0.36), (x - r, -h * 0.3)])
        for k in range(5):
            path([(x - r, h * (-0.22 + 0.11 * k)), (x + r, h * (-0.22 + 0.11 * k))], 0.5)
        path([(x, h * 0.38), (x, h * 0.45), (w * 0.2, h * 0.45), (w * 0.2, h * 0.2)])
        circle(w * 0.2, h * 0.1, h * 0.1)
        path([(w * 0.2, 0), (w * 0.2, -h * 0.25), (x + r, -h * 0.25)])
        path([(-w * 0.45, -h * 0.05), (x - r, -h * 0.05)])
        circle(-w * 0.4, h * 0.2, h * 0.07, 0.5)
        path([(w * 0.2, -h * 0.12), (w * 0.45, -h * 0.12)])
        circle(w * 0.38, -h * 0.3, h * 0.07, 0.5)
        path([(w * 0.38, -h * 0.23), (w * 0.38, -h * 0.12)], 0.5)
    else:
        for i in range(9):
            k = 0.25 + 0.6 * abs(sin(i * 1.7))
            bar("line" if i % 3 else "clay", (-w * 0.42 + i * w * 0.1, 0, -h * 0.42), (-w * 0.42 + i * w * 0.1, 0, -h * 0.42 + h * 0.8 * k),
                0.002, w * 0.05, up=(1, 0, 0))
        path([(-w * 0.47, -h * 0.43), (w * 0.47, -h * 0.43)], 0.7)


def insulator(p, h=1.2, r=0.14, mat="clay", n=8):
    """Stack of sheds."""
    prof = [(r * 0.45, 0)]
    for i in range(n):
        z = h * i / n
        prof += [(r * 0.45, z + h / n * 0.2), (r, z + h / n * 0.35), (r * 0.95, z + h / n * 0.45), (r * 0.45, z + h / n * 0.75)]
    prof += [(r * 0.45, h), (r * 0.6, h), (r * 0.6, h + 0.1), (0, h + 0.1)]
    lathe(mat, prof, p, (0, 0, 1), 24, crease=80)


def transformer(x, y, s=1.0, mat="clay", paint="green"):
    """Oil transformer: tank with stiffeners, radiator banks, conservator, bushings."""
    with at(x, y, 0, s=s):
        slab("pad", 0, 0, 8.2, 5.6, -0.1, 0.3, 0.03)
        for k in (-1, 1):
            bar("satin", (-3.6, k * 0.75, 0.36), (3.6, k * 0.75, 0.36), 0.09, 0.13)
            for i in (-1.6, 1.6):
                cyl("steel", (i, k * 0.75 - 0.07, 0.6), (i, k * 0.75 + 0.07, 0.6), 0.18, 24)
        slab(mat, 0, 0, 4.4, 2.2, 0.62, 0.8, 0.03)
        slab(mat, 0, 0, 4.2, 2.0, 0.8, 3.3, 0.06)
        slab(mat, 0, 0, 4.5, 2.3, 3.3, 3.42, 0.02)
        for i in range(8):
            for k in (-1, 1):
                slab(mat, -1.8 + i * 0.515, k * 1.05, 0.12, 0.14, 0.8, 3.3, 0.01)
        for side in (-1, 1):
            for i in range(14):
                slab(mat, -1.5 + i * 0.23, side * 1.75, 0.07, 0.7, 0.95, 3.0, 0.02)
            for z in (1.05, 2.9):
                tube(mat, [(-1.7, side * 1.5, z), (1.7, side * 1.5, z)], 0.07, n=14)
                for i in (-1.3, 1.3):
                    tube(mat, [(i, side * 0.95, z), (i, side * 1.5, z)], 0.07, n=14)
        cyl(paint, (-1.9, 0.75, 4.35), (1.2, 0.75, 4.35), 0.42, 40)
        for i in (-1.4, 0.7):
            bar(mat, (i, 0.75, 3.4), (i, 0.75, 4.0), 0.12, 0.2)
        tube(mat, [(1.0, 0.75, 4.0), (1.0, 0.75, 3.75), (1.4, 0.3, 3.6), (1.4, 0.3, 3.42)], 0.05, 0.1)
        tops = []
        for i in range(3):
            px = -1.35 + i * 1.15
            cyl(mat, (px, -0.45, 3.4), (px, -0.45, 3.7), 0.22, 24)
            insulator((px, -0.45, 3.7), 1.5, 0.2, "clay2", 9)
            cyl("steel", (px, -0.45, 5.2), (px, -0.45, 5.55), 0.04, 12)
            tops.append(Vector((x + px * s, y - 0.45 * s, 5.5 * s)))
            insulator((1.75, -0.55 + i * 0.42, 3.42), 0.5, 0.1, "clay2", 4)
        slab(mat, 2.35, -0.6, 0.35, 0.8, 1.2, 2.5, 0.02)
        return tops
