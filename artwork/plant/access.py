"""Ladders with cages, handrails, platforms and stairs."""
from math import cos, degrees, atan2, radians, sin

from mathutils import Vector

from .beams import bar, dist
from .core import at, light
from .shapes import arc_pts, box, lathe, ring, tube

PAINT = "green"


def ladder(x, y, z0, z1, face, cage=True, paint=PAINT, reach=0.22, over=1.0):
    """Ladder against a wall at (x, y); `face` is the direction (degrees) in which the climber's back looks."""
    with at(x, y, 0, rz=face - 90):
        top = z1 + over
        for s in (-1, 1):
            bar(paint, (s * 0.24, reach, z0), (s * 0.24, reach, top), 0.05, 0.075)
            z = z0 + 1.2
            while z < z1:
                bar(paint, (s * 0.24, 0, z), (s * 0.24, reach, z), 0.05)
                z += 2.4
        z = z0 + 0.3
        while z < z1 + 0.05:
            tube(paint, [(-0.24, reach, z), (0.24, reach, z)], 0.018, n=6, caps=False)
            z += 0.3
        if cage and z1 - z0 > 3:
            hoops, z = [], z0 + 2.3
            while z < top - 0.05:
                hoops.append(z)
                z += 0.9
            hoops.append(top)
            for h in hoops:
                pts = [(-0.24, reach, h)] + [(0.38 * cos(radians(a)), reach + 0.36 + 0.38 * sin(radians(a)), h)
                                             for a in range(200, -21, -20)] + [(0.24, reach, h)]
                for p, q in zip(pts, pts[1:]):
                    bar(paint, p, q, 0.012, 0.06)
            for a in (170, 130, 90, 50, 10):
                px, py = 0.385 * cos(radians(a)), reach + 0.36 + 0.385 * sin(radians(a))
                bar(paint, (px, py, hoops[0]), (px, py, top), 0.045, 0.012, up=(cos(radians(a)), sin(radians(a)), 0))


def handrail(pts, h=1.1, paint=PAINT, toe=True, gap=1.5, r=0.026, closed=False):
    """Rail, knee rail, posts and toe plate along a polyline of deck points."""
    pts = [Vector(p) for p in pts]
    if closed:
        pts.append(pts[0])
    for k in (h, h * 0.55):
        rr = r if k == h else r * 0.8
        tube(paint, [p + Vector((0, 0, k)) for p in pts], rr, bend=0, n=8)
    for p, q in zip(pts, pts[1:]):
        length = (q - p).length
        n = max(1, round(length / gap))
        for i in range(n + 1):
            s = p.lerp(q, i / n)
            tube(paint, [s, s + Vector((0, 0, h))], r * 0.95, n=8)
        if toe:
            up = Vector((0, 0, 0.075))
            bar(paint, p + up, q + up, 0.01, 0.13)


def arc_rail(c, r, a0, a1, h=1.1, paint=PAINT, post=14.0):
    """Handrail along an arc about c."""
    for k, t in ((h, 0.027), (h * 0.55, 0.021)):
        tube(paint, arc_pts((c[0], c[1], c[2] + k), r, a0, a1), t, bend=0, n=8)
    n = max(2, round(abs(a1 - a0) / post))
    for i in range(n + 1):
        a = radians(a0 + (a1 - a0) * i / n)
        x, y = c[0] + r * cos(a), c[1] + r * sin(a)
        tube(paint, [(x, y, c[2]), (x, y, c[2] + h)], 0.025, n=8)
    lathe(paint, [(r - 0.006, 0.01), (r + 0.006, 0.01), (r + 0.006, 0.14), (r - 0.006, 0.14), (r - 0.006, 0.01)], c,
          (0, 0, 1), 72, 180 - a1, 180 - a0)


def ring_platform(c, z, r, width=1.0, a0=0.0, a1=360.0, paint=PAINT):
    """Round platform on brackets about a column of radius r; angles seen from above, anticlockwise from +x."""
    x, y = c
    out = r + width
    lathe("grate", [(r + 0.03, 0), (out, 0), (out, 0.06), (r + 0.03, 0.06), (r + 0.03, 0)], (x, y, z), (0, 0, 1), 72,
          180 - a1, 180 - a0)
    lathe("satin", [(out, -0.1), (out + 0.04, -0.1), (out + 0.04, 0.08), (out, 0.08), (out, -0.1)], (x, y, z),
          (0, 0, 1), 72, 180 - a1, 180 - a0)
    n = max(2, round((a1 - a0) / 32))
    for i in range(n + 1):
        a = radians(a0 + (a1 - a0) * i / n)
        u = Vector((cos(a), sin(a), 0))
        p = Vector((x, y, z))
        bar("satin", p + u * r + Vector((0, 0, -0.08)), p + u * out + Vector((0, 0, -0.08)), 0.07, 0.14)
        bar("satin", p + u * r + Vector((0, 0, -0.75)), p + u * (out - 0.1) + Vector((0, 0, -0.12)), 0.06, 0.06)
    arc_rail((x, y, z + 0.06), out - 0.02, a0, a1, paint=paint)
    a = radians(max(a0, min(a1, -75)))
    luminaire(x + (out - 0.1) * cos(a), y + (out - 0.1) * sin(a), z + 0.06)
    if a1 - a0 < 359:
        for a in (a0, a1):
            u = Vector((cos(radians(a)), sin(radians(a)), 0))
            p = Vector((x, y, z + 0.06))
            handrail([p + u * (r + 0.12), p + u * (out - 0.02)], paint=paint, gap=2, toe=False)


def luminaire(x, y, z, h=2.2):
    """Lamp on a post at a handrail."""
    tube("satin", [(x, y, z), (x, y, z + h)], 0.03, n=8)
    box("lamp", (x, y, z + h), (0.16, 0.16, 0.14), 0.02)
    light((x, y, z + h - 0.3), 1.5)


def deck(x0, y0, x1, y1, z, sides="NESW", thick=0.08, paint=PAINT, beam=0.2, skip=None):
    """Rectangular platform: grating, edge beams, handrails on the sides named (N is away from the camera)."""
    box("grate", ((x0 + x1) / 2, (y0 + y1) / 2, z - thick / 2), (x1 - x0, y1 - y0, thick), 0.01)
    c = {"SW": (x0, y0, z), "SE": (x1, y0, z), "NE": (x1, y1, z), "NW": (x0, y1, z)}
    b = -thick - beam / 2
    for p, q in (("SW", "SE"), ("SE", "NE"), ("NE", "NW"), ("NW", "SW")):
        bar("satin", Vector(c[p]) + Vector((0, 0, b)), Vector(c[q]) + Vector((0, 0, b)), 0.1, beam)
    n = max(1, round((x1 - x0) / 1.5))
    for i in range(1, n):
        x = x0 + (x1 - x0) * i / n
        bar("satin", (x, y0, b + z), (x, y1, b + z), 0.06, beam * 0.8)
    ends = {"N": ("NW", "NE"), "E": ("SE", "NE"), "S": ("SW", "SE"), "W": ("SW", "NW")}
    for s in sides:
        handrail([c[ends[s][0]], c[ends[s][1]]], paint=paint)


def stair(p, q, width=0.9, paint=PAINT, side=None):
    """Straight stair from p (foot) to q (landing edge): stringers, treads, two handrails."""
    p, q = Vector(p), Vector(q)
    flat = Vector((q.x - p.x, q.y - p.y, 0))
    s = flat.normalized().cross(Vector((0, 0, 1))) * (width / 2)
    n = max(2, round((q.z - p.z) / 0.2))
    for k in (-1, 1):
        bar("satin", p + s * k, q + s * k, 0.05, 0.24)
    run = flat.length / n
    with_dir = degrees(atan2(flat.y, flat.x))
    for i in range(1, n + 1):
        c = p.lerp(q, (i - 0.5) / n) + Vector((0, 0, 0.06))
        with at(c.x, c.y, c.z, rz=with_dir):
            box("grate", (0, 0, 0), (run * 1.08, width - 0.04, 0.04), 0.008)
    for k in (-1, 1):
        a, b = p + s * k, q + s * k
        for h, t in ((1.0, 0.026), (0.55, 0.02)):
            up = Vector((0, 0, h))
            tube(paint, [a + up, b + up], t, n=8)
        m = max(1, round(dist(a, b) / 1.4))
        for i in range(m + 1):
            o = a.lerp(b, i / m)
            tube(paint, [o, o + Vector((0, 0, 1.0))], 0.025, n=8)
