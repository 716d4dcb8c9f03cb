"""Rotating and process machines."""
from math import cos, pi, radians, sin

from mathutils import Vector

from .access import handrail
from .beams import bar
from .core import at
from .piping import flange
from .shapes import box, cyl, frame_of, lathe, ring, slab, tube


def motor(x, y, z, length=1.2, r=0.35, mat="clay", floor=0.0):
    """Finned motor along x, drive end to the left at x; (y, z) is the shaft."""
    n = 36
    cyl(mat, (x + 0.06 * length, y, z), (x + 0.8 * length, y, z), r * 0.9, 48)
    for i in range(n):
        a = 2 * pi * i / n
        if -0.55 < sin(a) + 0.35 and not (sin(a) > 0.8):
            u = Vector((0, cos(a), sin(a)))
            p = Vector((x, y, z))
            bar(mat, p + u * r * 0.95 + Vector((0.12 * length, 0, 0)), p + u * r * 0.95 + Vector((0.76 * length, 0, 0)),
                r * 0.03, r * 0.16, up=u)
    cyl(mat, (x, y, z), (x + 0.09 * length, y, z), r * 1.0, 48)
    lathe(mat, [(r * 1.0, 0.76 * length), (r * 1.02, 0.8 * length), (r * 1.02, 0.97 * length), (r * 0.9, length),
                (0, length)], (x, y, z), (1, 0, 0), 48)
    for k in range(4):
        ring_x(mat, x + length * 1.004, y, z, r * (0.2 + 0.18 * k), 0.02)
    cyl("steel", (x - 0.22 * length, y, z), (x, y, z), r * 0.16, 20)
    box(mat, (x + 0.42 * length, y, z + r * 1.05), (0.36 * length, r * 1.0, r * 0.5), 0.02)
    for s in (-1, 1):
        for k in (0.2, 0.66):
            slab(mat, x + k * length, y + s * r * 0.72, 0.16 * length, r * 0.5, floor, z - r * 0.55, 0.015)


def ring_x(mat, x, y, z, r, t):
    lathe(mat, [(r, -t / 2), (r + t, -t / 2), (r + t, t / 2), (r, t / 2), (r, -t / 2)], (x, y, z), (1, 0, 0), 40)


def scroll(mat, c, d, R, r0, r1, turn=0.0, mirror=1, out=0.8):
    """Volute: a tube that widens round the axis d and leaves as a straight nozzle with a flange; returns its end."""
    c, d = Vector(c), Vector(d).normalized()
    u, w = frame_of(d)
    w = w * mirror
    n = 44
    pts, rad = [], []
    for i in range(n + 1):
        a = radians(turn - 330 + 330 * i / n)
        rr = r0 + (r1 - r0) * i / n
        pts.append(c + (u * cos(a) + w * sin(a)) * (R + rr))
        rad.append(rr)
    a = radians(turn)
    t = -u * sin(a) + w * cos(a)
    end = pts[-1] + t * out
    pts += [pts[-1] + t * (out * 0.5), end]
    rad += [r1, r1]
    tube(mat, pts, rad, bend=0, n=24)
    flange(mat, end, t, r1, pair=True)
    return end, t


def coupling(x, y, z, length, r, guard="green"):
    cyl("steel", (x, y, z), (x + length, y, z), r * 0.5, 20)
    lathe(guard, [(r, 0), (r, length)], (x, y, z), (1, 0, 0), 32, 0, 360)
    cyl(guard, (x, y, z), (x + 0.02, y, z), r, 32)


def pump_set(x, y, z, s=1.0, mat="clay", paint="green", floor=0.0):
    """End-suction pump with motor on a base plate, suction to the left; returns (suction, discharge) flange points."""
    with at(x, y, z, s=s):
        slab(paint, 0.55, 0, 2.9, 0.95, 0, 0.16, 0.015)
        slab("pad", 0.55, 0, 3.2, 1.2, -0.35, 0.0, 0.02)
        cz = 0.72
        cyl(mat, (-0.3, 0, cz), (0.08, 0, cz), 0.4, 48)
        end, _ = scroll(mat, (-0.12, 0, cz), (1, 0, 0), 0.26, 0.1, 0.15, turn=0, out=0.55)
        lathe(mat, [(0.17, -0.55), (0.17, -0.42), (0.24, -0.3), (0.24, -0.25)], (0, 0, cz), (1, 0, 0), 32)
        flange(mat, (-0.56, 0, cz), (1, 0, 0), 0.17)
        cyl(mat, (0.05, 0, cz), (0.2, 0, cz), 0.3, 40)
        lathe(mat, [(0.26, 0.2), (0.16, 0.3), (0.15, 0.62), (0.2, 0.66), (0.0, 0.66)], (0, 0, cz), (1, 0, 0), 32)
        slab(mat, 0.45, 0, 0.2, 0.4, 0.16, cz - 0.12, 0.02)
        for k in (-1, 1):
            slab(mat, -0.1, k * 0.3, 0.25, 0.14, 0.16, cz - 0.2, 0.02)
        coupling(0.66, 0, cz, 0.34, 0.15, paint)
        motor(1.0, 0, cz, 1.0, 0.33, mat, 0.16)
        for i in (-0.75, 1.85):
            for k in (-0.42, 0.42):
                cyl("steel", (i, k, 0.16), (i, k, 0.26), 0.025, 6)


def ambient_vaporiser(x, y, z, nx=6, ny=4, h=7.0, pitch=0.42, mat="satin"):
    """Finned star tubes on legs, joined in series by bends at the top and the bottom."""
    with at(x, y, z):
        for i in range(nx):
            for j in range(ny):
                px, py = (i - (nx - 1) / 2) * pitch, (j - (ny - 1) / 2) * pitch
                tube(mat, [(px, py, 0.75), (px, py, h + 0.12)], 0.026, n=10)
                for k in range(8):
                    a = radians(45 * k + 22.5)
                    u = Vector((cos(a), sin(a), 0))
                    m = Vector((px, py, 0)) + u * 0.1
                    bar(mat, m + Vector((0, 0, 0.9)), m + Vector((0, 0, h)), 0.008, 0.16, up=u)
                if i + 1 < nx:
                    zz = h + 0.12 if (i + j) % 2 else 0.75
                    b = 0.16 if zz > 1 else -0.16
                    tube("steel", [(px, py, zz), (px, py, zz + b), (px + pitch, py, zz + b), (px + pitch, py, zz)], 0.026, 0.1, 10)
        wx, wy = nx * pitch, ny * pitch
        for zz in (0.95, h * 0.5, h - 0.1):
            for s in (-1, 1):
                bar("clay2", (-wx / 2, s * wy / 2, zz), (wx / 2, s * wy / 2, zz), 0.06, 0.1)
                bar("clay2", (s * wx / 2, -wy / 2, zz), (s * wx / 2, wy / 2, zz), 0.06, 0.1)
        for s in (-1, 1):
            for t in (-1, 1):
                bar("clay2", (s * wx / 2, t * wy / 2, 0.1), (s * wx / 2, t * wy / 2, h), 0.1, 0.1)
                box("satin", (s * wx / 2, t * wy / 2, 0.12), (0.28, 0.28, 0.04), 0.005)
        return wx, wy


def tower_cell(x, y, w=7.0, d=7.0, h=6.0, mat="clay", paint="green", up=None, legs=1.4):
    """Induced draught cooling tower cell: basin, louvres, casing, fan stack with rail."""
    with at(x, y, 0):
        slab("pad", 0, 0, w + 0.6, d + 0.6, -0.1, legs * 0.7, 0.04)
        z0 = legs * 0.7
        lou = 2.4
        for i in range(9):
            zz = z0 + 0.2 + i * (lou - 0.2) / 9
            for s in (-1, 1):
                bar("satin", (-w / 2 + 0.1, s * (d / 2 - 0.05), zz), (w / 2 - 0.1, s * (d / 2 - 0.05), zz), 0.22, 0.035,
                    up=(0, -0.55 * s, 1))
                bar("satin", (s * (w / 2 - 0.05), -d / 2 + 0.1, zz), (s * (w / 2 - 0.05), d / 2 - 0.1, zz), 0.22, 0.035,
                    up=(-0.55 * s, 0, 1))
        slab("dark", 0, 0, w - 0.7, d - 0.7, z0, z0 + lou, 0)
        for i in range(4):
            k = -1 + 2 * i / 3
            for s in (-1, 1):
                slab(mat, k * (w / 2 - 0.1), s * (d / 2 - 0.1), 0.2, 0.2, z0, h, 0.02)
                slab(mat, s * (w / 2 - 0.1), k * (d / 2 - 0.1), 0.2, 0.2, z0, h, 0.02)
        slab(mat, 0, 0, w, d, z0 + lou, h, 0.04)
        n = 14
        for i in range(n + 1):
            k = -1 + 2 * i / n
            for s in (-1, 1):
                bar(mat, (k * w / 2, s * (d / 2 + 0.03), z0 + lou + 0.1), (k * w / 2, s * (d / 2 + 0.03), h - 0.1), 0.09, 0.07, up=(0, 1, 0))
                bar(mat, (s * (w / 2 + 0.03), k * d / 2, z0 + lou + 0.1), (s * (w / 2 + 0.03), k * d / 2, h - 0.1), 0.09, 0.07, up=(1, 0, 0))
        slab(mat, 0, 0, w + 0.3, d + 0.3, h, h + 0.15, 0.02)
        r = w * 0.40
        lathe(mat, [(r * 1.06, 0), (r * 0.97, 0.35), (r * 0.94, 0.8), (r * 0.97, 1.4), (r * 1.03, 2.0), (r * 1.06, 2.0), (r * 1.06, 2.12),
                    (r * 0.99, 2.12), (r * 0.93, 1.4), (r * 0.90, 0.8), (r * 0.9, 0.1)], (0, 0, h + 0.15), (0, 0, 1), 96)
        for i in range(24):
            a = 2 * pi * i / 24
            p = Vector((cos(a), sin(a), 0))
            bar(mat, p * r * 0.99 + Vector((0, 0, h + 0.2)), p * r * 1.06 + Vector((0, 0, h + 2.1)), 0.06, 0.09, up=p)
        for i in range(6):
            a = 2 * pi * i / 6 + 0.3
            p = Vector((cos(a), sin(a), 0))
            bar("steel", p * 0.3 + Vector((0, 0, h + 1.5)), p * r * 0.88 + Vector((0, 0, h + 1.5)), 0.42, 0.05, up=(p.y * 0.4, -p.x * 0.4, 1))
        cyl("steel", (0, 0, h + 1.2), (0, 0, h + 1.75), 0.42, 32)
        e = 0.1
        a, b = w / 2 + e, d / 2 + e
        handrail([(-a, -b, h + 0.15), (a, -b, h + 0.15), (a, b, h + 0.15), (-a, b, h + 0.15)], closed=True, paint=paint)


def fan_cowl(mat, c, r, h=0.5, d=(0, 0, 1)):
    lathe(mat, [(r * 1.12, 0), (r, h * 0.4), (r, h), (r * 1.04, h), (r * 1.04, h * 0.95)], c, d, 64)
    c, d = Vector(c), Vector(d)
    cyl("dark", c + d * h * 0.2, c + d * h * 0.3, r * 0.97, 48)
    for k in range(1, 6):
        ring("satin", c + d * h, r * k / 6, 0.012, 0.012)


