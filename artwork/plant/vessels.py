"""Columns, drums, spheres, exchangers: always with heads, skirts or saddles, and anchored."""
from math import cos, pi, radians, sin

from mathutils import Vector

from .access import arc_rail, ladder, ring_platform
from .beams import bar, extrude
from .core import at
from .piping import flange, nozzle
from .shapes import box, cyl, lathe, ring, sphere, tube


def head_profile(r, z, up=1, n=10, ratio=0.5):
    """2:1 head from the rim (radius r, height z) to the crown."""
    return [(r * cos(pi / 2 * i / n), z + up * ratio * r * sin(pi / 2 * i / n)) for i in range(n + 1)]


def shell(mat, p, d, r, length, n=72, ratio=0.5, ends=3, seams=None, seam_mat=None):
    """Shell with dished heads from p along d (length between the tangents), weld seams standing a hair proud."""
    lo = [(a, -(b)) for a, b in head_profile(r, 0, 1, ratio=ratio)][::-1] if ends & 1 else [(0, 0), (r, 0)]
    hi = head_profile(r, length, 1, ratio=ratio) if ends & 2 else [(r, length), (0, length)]
    lathe(mat, lo + hi, p, d, n)
    t = max(0.008, r * 0.012)
    for k in seams or []:
        lathe(seam_mat or mat, [(r, k - 2.2 * t), (r + t, k - t), (r + t, k + t), (r, k + 2.2 * t)], p, d, n)


def column(x, y, r, h, mat="clay", skirt=2.2, platforms=(), ladder_at=None, rings=(), cage=True, top=True, manways=(),
           seam=3.0, paint="green"):
    """Upright column on a skirt. platforms: (z, from, to[, width]) in degrees; ladder_at: direction of the ladder."""
    base = skirt
    with at(x, y, 0):
        lathe(mat, [(r + 0.12, 0.06), (r + 0.02, 0.3), (r, base)], (0, 0, 0), (0, 0, 1), 72)
        ring("satin", (0, 0, 0.05), r - 0.1, 0.42, 0.06)
        ring("satin", (0, 0, 0.36), r - 0.05, 0.36, 0.05)
        n = max(8, int(r * 10) // 2 * 2)
        for i in range(n):
            a = 2 * pi * i / n
            u = Vector((cos(a), sin(a), 0))
            s = Vector((-sin(a), cos(a), 0)) * 0.07
            for k in (-1, 1):
                bar("satin", u * (r + 0.14) + s * k + Vector((0, 0, 0.2)), u * (r + 0.30) + s * k + Vector((0, 0, 0.2)),
                    0.02, 0.3)
            cyl("steel", u * (r + 0.22) + Vector((0, 0, 0.3)), u * (r + 0.22) + Vector((0, 0, 0.5)), 0.03, 8)
        seams, z = [], 0.0
        while z < h:
            seams.append(z)
            z += seam
        shell(mat, (0, 0, base), (0, 0, 1), r, h, seams=seams + [h])
        for k in rings:
            ring("satin", (0, 0, base + k), r, 0.09, 0.07)
            ring("satin", (0, 0, base + k + 0.25), r, 0.09, 0.07)
        # skirt access opening
        cyl(mat, (0, -r + 0.1, 1.0), (0, -r - 0.09, 1.0), 0.34, 28)
        cyl("dark", (0, -r, 1.0), (0, -r - 0.095, 1.0), 0.27, 28)
        for a, z in manways:
            manway(mat, (0, 0, z), a, r)
        for pf in platforms:
            ring_platform((0, 0), pf[0], r, pf[3] if len(pf) > 3 else 1.05, pf[1], pf[2], paint)
        if top:
            nozzle(mat, (0, 0, base + h + r * 0.5), (0, 0, 1), r * 0.22, 0.3)
        if ladder_at is not None:
            a = radians(ladder_at)
            stops = sorted(p[0] for p in platforms) or [base + h]
            z0 = 0.1
            for k in stops:
                ladder(r * cos(a), r * sin(a), z0, k, ladder_at, cage and k - z0 > 3, paint)
                z0 = k + 0.06


def manway(mat, c, angle, r, size=0.32):
    """Hinged manway with davit on the shell of an upright vessel."""
    u = Vector((cos(radians(angle)), sin(radians(angle)), 0))
    c = Vector(c)
    p = c + u * r
    cyl(mat, p - u * 0.2, p + u * 0.22, size, 32)
    flange(mat, p + u * 0.24, u, size * 0.86, bolts=16)
    s = Vector((-u.y, u.x, 0)) * (size + 0.16)
    tube("satin", [p + s + u * 0.1 + Vector((0, 0, -0.3)), p + s + u * 0.1 + Vector((0, 0, size + 0.35)),
                   p + u * 0.42 + Vector((0, 0, size + 0.35)), p + u * 0.42 + Vector((0, 0, size * 0.5))], 0.028, 0.12)


def saddle(x, y, z, r, w=0.35, floor=0.0, mat="satin"):
    """Saddle under a horizontal vessel whose axis runs along x; (x, y, z) is a point of the axis."""
    half = r * 0.86
    pts = [(x, y - half, floor + 0.05), (x, y + half, floor + 0.05)]
    pts += [(x, y + r * 1.0 * sin(radians(a)), z - r * 1.0 * cos(radians(a))) for a in range(60, -61, -6)]
    extrude(mat, [(px - 0.03, py, pz) for px, py, pz in pts], (0.06, 0, 0))
    lathe(mat, [(r, -w / 2), (r + 0.035, -w / 2), (r + 0.035, w / 2), (r, w / 2)], (x, y, z), (1, 0, 0), 72, 206, 334)
    for k in (-0.8, -0.3, 0.3, 0.8):
        top = z - (r * r - (r * 0.86 * k) ** 2) ** 0.5
        bar(mat, (x, y + half * k, floor + 0.05), (x, y + half * k, top), w * 0.9, 0.04, up=(0, 1, 0))
    box(mat, (x, y, floor + 0.03), (w, 2 * half + 0.1, 0.06), 0.01)


def drum(x, y, z, r, length, mat="clay", floor=0.0, saddles=(0.2, 0.8), seams=4, manhole=True, ratio=0.5, plinth=0.0):
    """Horizontal vessel along x, centred on (x, y, z)."""
    x0 = x - length / 2
    shell(mat, (x0, y, z), (1, 0, 0), r, length, seams=[length * i / seams for i in range(seams + 1)], ratio=ratio)
    for k in saddles:
        if plinth:
            box("pad", (x0 + length * k, y, floor + plinth / 2), (0.7, r * 2.0, plinth), 0.03)
        saddle(x0 + length * k, y, z, r, max(0.25, r * 0.25), floor + plinth)
    if manhole:
        m = x0 + length * 0.5
        cyl(mat, (m, y, z + r - 0.1), (m, y, z + r + 0.28), 0.32, 32)
        flange(mat, (m, y, z + r + 0.3), (0, 0, 1), 0.28, bolts=16)


def sphere_tank(x, y, R, zc, legs=10, turn=0.0, paint="green", mat="clay"):
    """Spherical storage: legs that meet the equator, crossed rods, crown platform, water ring, spiral-free ladder."""
    with at(x, y, 0, rz=turn):
        sphere(mat, (0, 0, zc), R, 96)
        for lat in (0, 38, -38, 66, -66):
            a = radians(lat)
            lathe(mat, [(R * cos(a) + k, R * sin(a) + j) for k, j in ((0, -0.03), (0.025, -0.02), (0.025, 0.02), (0, 0.03))],
                  (0, 0, zc), (0, 0, 1), 96)
        tops = []
        lr = max(0.2, R * 0.045)
        for i in range(legs):
            a = 2 * pi * i / legs
            u = Vector((cos(a), sin(a), 0)) * (R - lr * 0.25)
            tube(mat, [u, u + Vector((0, 0, zc + R * 0.06))], lr, n=24)
            sphere(mat, u + Vector((0, 0, zc + R * 0.06)), lr, 20)
            cyl("pad", u + Vector((0, 0, 0)), u + Vector((0, 0, 0.35)), lr * 2.1, 32)
            cyl("satin", u + Vector((0, 0, 0.35)), u + Vector((0, 0, 0.41)), lr * 1.7, 32)
            tops.append(u)
        for i in range(legs):
            p, q = tops[i], tops[(i + 1) % legs]
            lo, hi = Vector((0, 0, zc * 0.13)), Vector((0, 0, zc * 0.78))
            for a, b in ((p + lo, q + hi), (p + hi, q + lo)):
                tube("satin", [a, b], 0.05, n=10)
            mid = (p + q) / 2 + (lo + hi) / 2
            cyl("satin", mid - p.normalized() * 0.05, mid + p.normalized() * 0.05, 0.16, 16)
        for lat in (48, -10):  # spray rings
            a = radians(lat)
            k = R * cos(a) + 0.35
            tube("steel", [(k * cos(2 * pi * i / 72), k * sin(2 * pi * i / 72), zc + R * sin(a) + 0.15) for i in range(72)],
                 0.05, n=8, closed=True)
            for i in range(legs * 2):
                b = 2 * pi * (i + 0.5) / legs / 2
                c, s = cos(b), sin(b)
                bar("satin", ((k - 0.42) * c, (k - 0.42) * s, zc + R * sin(a)), (k * c, k * s, zc + R * sin(a) + 0.15), 0.04)
        top = zc + R
        cyl("grate", (0, 0, top - 0.12), (0, 0, top + 0.12), R * 0.3, 64, 0.01)
        arc_rail((0, 0, top + 0.12), R * 0.3 - 0.03, 0, 360, paint=paint)
        for i, (dx, dy, nr) in enumerate(((0, 0, 0.22), (0.55, 0.3, 0.12), (-0.5, 0.35, 0.12), (0.1, -0.6, 0.12))):
            nozzle(mat, (dx * R / 5, dy * R / 5, top), (0, 0, 1), nr, 0.6)
        return tops


def exchanger(x, y, z, r, length, mat="clay", floor=0.0, head="steel", saddles=True, nozzles=True):
    """Shell and tube exchanger along x: channel to the left with its girth flanges, bonnet to the right."""
    x0, x1 = x - length / 2, x + length / 2
    shell(mat, (x0, y, z), (1, 0, 0), r, length, ends=2, seams=[length * 0.33, length * 0.66, length])
    for k in (0, 1):
        flange(mat, (x0 - k * r * 1.5, y, z), (1, 0, 0), r * 0.9, bolts=32)
    cyl(mat, (x0 - r * 1.5, y, z), (x0, y, z), r, 64)
    cyl(head, (x0 - r * 1.5 - r * 0.42, y, z), (x0 - r * 1.5 - r * 0.1, y, z), r * 1.38, 64)
    if saddles:
        for k in (0.2, 0.8):
            saddle(x0 + length * k, y, z, r, max(0.2, r * 0.4), floor)
    if nozzles:
        for s in (1, -1):
            nozzle(mat, (x0 - r * 0.75, y, z + s * r), (0, 0, s), r * 0.34, r * 0.4)
        nozzle(mat, (x0 + length * 0.1, y, z + r), (0, 0, 1), r * 0.34, r * 0.4)
        nozzle(mat, (x0 + length * 0.9, y, z - r), (0, 0, -1), r * 0.3, r * 0.3)

