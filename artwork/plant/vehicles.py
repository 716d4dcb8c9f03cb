"""Wheels, a tube trailer, a telescopic crane."""
from math import cos, radians, sin

from mathutils import Vector

from .access import handrail
from .beams import bar, extrude
from .core import at
from .shapes import box, cyl, lathe, slab, tube


def wheel(x, y, r=0.52, w=0.34, side=-1, hub="satin"):
    """Tyre whose outer face looks towards `side` (along y)."""
    lathe("rubber", [(r * 0.6, -w / 2), (r * 0.92, -w / 2), (r, -w * 0.35), (r, w * 0.35), (r * 0.92, w / 2), (r * 0.6, w / 2)],
          (x, y, r), (0, 1, 0), 48)
    d = Vector((0, side, 0))
    lathe(hub, [(r * 0.6, w * 0.46), (r * 0.55, w * 0.25), (r * 0.3, w * 0.2), (r * 0.26, w * 0.5), (r * 0.1, w * 0.52), (0, w * 0.52)],
          (x, y, r), d, 40)
    for i in range(10):
        a = radians(36 * i)
        p = Vector((x + r * 0.42 * cos(a), y, r + r * 0.42 * sin(a)))
        cyl("steel", p + d * w * 0.2, p + d * w * 0.33, 0.022, 6)


def axle(x, half=1.0, r=0.52):
    for s in (-1, 1):
        wheel(x, s * half, r, side=s)
        wheel(x, s * (half - 0.36), r, side=s)
    cyl("dark", (x, -half, r), (x, half, r), 0.09, 16)


def tube_trailer(x, y, length=11.5, rows=3, cols=4, r=0.28, paint="green", legs=True):
    """Semi-trailer with long gas tubes in a frame; rear (valve) end to the left."""
    with at(x, y, 0):
        x0, x1, z0 = -length / 2, length / 2, 1.25
        for s in (-1, 1):
            bar("clay2", (x0, s * 0.5, z0 - 0.18), (x1, s * 0.5, z0 - 0.18), 0.12, 0.34)
        pitch = 2.36 / cols
        n = 5
        for i in range(n):
            fx = x0 + 0.9 + (length - 1.5) * i / (n - 1)
            w = cols * pitch
            h = rows * pitch
            for s in (-1, 1):
                bar("clay2", (fx, s * w / 2, z0), (fx, s * w / 2, z0 + h + 0.1), 0.1, 0.1)
            for k in range(rows + 1):
                bar("clay2", (fx, -w / 2, z0 + k * pitch + 0.02), (fx, w / 2, z0 + k * pitch + 0.02), 0.1, 0.06)
        for i in range(cols):
            for k in range(rows):
                ty, tz = (i - (cols - 1) / 2) * pitch, z0 + (k + 0.5) * pitch + 0.03
                prof = [(0, 0.35), (0.07, 0.35), (0.08, 0.5), (r * 0.75, 0.62), (r, 0.85), (r, length - 0.75), (r * 0.75, length - 0.5),
                        (0.08, length - 0.4), (0, length - 0.38)]
                lathe("clay", prof, (x0, ty, tz), (1, 0, 0), 40, crease=70)
                cyl("steel", (x0 + 0.12, ty, tz), (x0 + 0.4, ty, tz), 0.045, 12)
                tube("steel", [(x0 + 0.14, ty, tz), (x0 + 0.02, ty, tz), (x0 + 0.02, ty, z0 + 0.05)], 0.02, 0.05, 8)
        tube(paint, [(x0 + 0.02, -1.1, z0 + 0.05), (x0 + 0.02, 1.1, z0 + 0.05)], 0.035, n=12)
        for k in (0.13, 0.24, 0.35):
            axle(x0 + length * k)
        for s in (-1, 1):
            box("clay2", (x0 + length * 0.24, s * 1.0, 1.13), (length * 0.36, 0.62, 0.03), 0.01)
            if legs:
                bar("satin", (x1 - 3.0, s * 0.7, 0.04), (x1 - 3.0, s * 0.7, z0 - 0.2), 0.14, 0.14)
                box("satin", (x1 - 3.0, s * 0.7, 0.03), (0.32, 0.32, 0.05), 0.01)
            for i in range(3):
                bar(paint, (x0 + length * 0.45, s * 1.15, 0.5 + 0.2 * i), (x1 - 3.6, s * 1.15, 0.5 + 0.2 * i), 0.03, 0.09)
            for i in range(3):
                fx = x0 + length * 0.47 + i * (length * 0.16)
                bar("clay2", (fx, s * 1.13, 0.48), (fx, s * 1.13, z0), 0.05, 0.05)
        box("clay2", (x0 + 0.15, 0, 0.62), (0.12, 2.3, 0.14), 0.02)
        for s in (-1, 1):
            bar("clay2", (x0 + 0.3, s * 0.5, z0 - 0.3), (x0 + 0.15, s * 0.5, 0.6), 0.08, 0.08)
            box("green", (x0 + 0.08, s * 0.85, 0.62), (0.04, 0.4, 0.09), 0.01)


def crane(x, y, length=11.0, boom=38.0, angle=62.0, slew=0.0, paint="green", load=None):
    """Five-axle telescopic crane with outriggers set; slew turns the upper works. Returns the boom head (local)."""
    with at(x, y, 0):
        h = length / 2
        slab("clay", 0, 0, length, 2.5, 1.0, 1.5, 0.05)
        slab("clay2", 0, 0, length - 0.5, 2.2, 0.75, 1.0, 0.03)
        for k in (-4.2, -2.7, -1.2, 2.0, 3.6):
            for s in (-1, 1):
                wheel(k * length / 11, s * 1.05, 0.66, 0.5, s)
            cyl("dark", (k * length / 11, -1, 0.66), (k * length / 11, 1, 0.66), 0.12, 12)
        with at(-h - 0.2, 0, 0.75):  # carrier cab, at the left
            prof = [(-0.9, 0, 0), (1.1, 0, 0), (1.1, 0, 1.75), (-0.45, 0, 1.75), (-0.9, 0, 0.95)]
            extrude("clay", [(a, -1.22, c) for a, _, c in prof], (0, 2.44, 0))
            extrude("glass", [(-0.3, -1.235, 0.95), (0.75, -1.235, 0.95), (0.75, -1.235, 1.6), (-0.3, -1.235, 1.6), (-0.62, -1.235, 1.0)], (0, 0.02, 0))
            bar("glass", (-0.87, 0, 1.03), (-0.53, 0, 1.65), 2.1, 0.02, up=(-1, 0, 0.6))
        for k in (-h + 1.6, h - 0.8):
            for s in (-1, 1):
                bar("clay2", (k, 0, 0.95), (k, s * 3.5, 0.95), 0.3, 0.32)
                cyl("steel", (k, s * 3.4, 0.15), (k, s * 3.4, 1.15), 0.1, 20)
                cyl("satin", (k, s * 3.4, 0.1), (k, s * 3.4, 0.18), 0.36, 32)
                slab("pad", k, s * 3.4, 1.5, 1.5, -0.02, 0.1, 0.02)
        for s in (-1, 1):
            handrail([(h - 3.3, s * 1.2, 1.5), (h - 0.1, s * 1.2, 1.5)], h=0.7, toe=False, paint=paint)
        cyl("satin", (0.6, 0, 1.5), (0.6, 0, 1.72), 1.05, 48)
        with at(0.6, 0, 1.72, rz=slew):
            slab("clay", 1.2, 0, 4.2, 2.3, 0.0, 0.55, 0.04)
            for s in (-1, 1):
                extrude("clay", [(0.2, s * 0.5, 0.5), (2.9, s * 0.5, 0.5), (2.7, s * 0.5, 1.9), (2.2, s * 0.5, 2.1)], (0, s * 0.14, 0))
            for i in range(4):
                slab(paint, 3.7, 0, 1.2, 2.6, 0.05 + 0.36 * i, 0.38 + 0.36 * i, 0.03)
            cyl("steel", (2.9, -0.8, 1.0), (2.9, 0.8, 1.0), 0.34, 32)
            with at(-0.3, -1.0, 0.35):
                extrude("clay", [(-1.0, -0.5, 0), (0.9, -0.5, 0), (0.9, -0.5, 1.75), (-0.5, -0.5, 1.75), (-1.0, -0.5, 0.7)], (0, 0.95, 0))
                extrude("glass", [(-0.82, -0.512, 0.6), (0.65, -0.512, 0.6), (0.65, -0.512, 1.6), (-0.42, -0.512, 1.6), (-0.86, -0.512, 0.72)], (0, 0.02, 0))
            with at(2.4, 0, 1.75, ry=angle):  # the boom runs along local -x
                z, start = 0.0, 0.6
                w = 0.95
                for i in range(4):
                    end = -boom * (0.34 + 0.22 * i)
                    box("clay" if i else "clay", ((start + end) / 2, 0, z), (start - end, w * 0.82, w), 0.1 * w)
                    box("satin", (end + 0.1, 0, z), (0.2, w * 0.82 + 0.08, w + 0.08), 0.03)
                    start, w = end, w - 0.14
                tip = start
                box("satin", (tip - 0.3, 0, -0.1), (0.9, 0.6, 0.7), 0.05)
                cyl("steel", (tip - 0.55, -0.3, -0.2), (tip - 0.55, 0.3, -0.2), 0.34, 28)
                cyl("clay2", (-boom * 0.1, 0, -0.5), (-boom * 0.16, 0, -0.5), 0.2, 20)
            a = radians(angle)
            reach = (-tip + 0.55)
            head = Vector((2.4 - reach * cos(a) + 0.2 * sin(a) * 0 - 0.34 * 0, 0, 1.75 + reach * sin(a)))
            piv = Vector((2.4 - boom * 0.2 * cos(a), 0, 1.75 + boom * 0.2 * sin(a) - 0.3))
            tube("steel", [(0.4, 0, 0.5), (Vector((0.4, 0, 0.5)) + piv) / 2], 0.2, n=20)
            tube("satin", [(0.4, 0, 0.5), piv], 0.13, n=20)
            if load is not None:
                bottom = load - 1.72
                for s in (-0.12, 0.12):
                    tube("rope", [(head.x - 0.2, s, head.z - 0.2), (head.x - 0.2, s, bottom + 1.2)], 0.02, n=6)
                box(paint, (head.x - 0.2, 0, bottom + 0.95), (0.4, 0.36, 0.7), 0.08)
                tube("steel", [(head.x - 0.2, 0, bottom + 0.6), (head.x - 0.2, 0, bottom + 0.3), (head.x - 0.02, 0, bottom + 0.1),
                               (head.x - 0.2, 0, bottom - 0.06), (head.x - 0.36, 0, bottom + 0.08)], 0.05, 0.1, 12)
            return head
