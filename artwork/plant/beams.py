"""Straight members: prisms, flat bars, rolled sections."""
from math import sqrt

from mathutils import Vector

from .core import add


def extrude(mat, pts, d):
    """Prism: a flat polygon pushed along d."""
    pts, d = [Vector(p) for p in pts], Vector(d)
    n = len(pts)
    nrm = (pts[1] - pts[0]).cross(pts[2] - pts[1])
    if nrm.dot(d) < 0:
        pts.reverse()
    v = pts + [p + d for p in pts]
    f = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    f += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    add(mat, v, f)


def bar(mat, p, q, w=0.08, h=None, up=(0, 0, 1)):
    """Rectangular bar from p to q: w wide, h high."""
    p, q, h = Vector(p), Vector(q), h or w
    d = (q - p).normalized()
    up = Vector(up) if abs(d.dot(Vector(up))) < 0.98 else Vector((0, 1, 0))
    s = d.cross(up).normalized()
    t = s.cross(d).normalized()
    c = [p + s * (a * w / 2) + t * (b * h / 2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    extrude(mat, c, q - p)


def ibeam(mat, p, q, h=0.3, w=None, up=(0, 0, 1), t=None):
    """Rolled H section from p to q."""
    p, q = Vector(p), Vector(q)
    w, t = w or h * 0.8, t or h * 0.09
    d = (q - p).normalized()
    up = Vector(up) if abs(d.dot(Vector(up))) < 0.98 else Vector((0, 1, 0))
    s = d.cross(up).normalized()
    e = s.cross(d).normalized()
    a, b, c = w / 2, h / 2, t / 2
    prof = [(-a, -b), (a, -b), (a, -b + t), (c, -b + t), (c, b - t), (a, b - t), (a, b), (-a, b), (-a, b - t),
            (-c, b - t), (-c, -b + t), (-a, -b + t)]
    extrude(mat, [p + s * x + e * y for x, y in prof], q - p)


def dist(p, q):
    return sqrt(sum((a - b) ** 2 for a, b in zip(p, q)))
