"""Pipes that end in flanges, nozzles and valves; gauges, transmitters, supports."""
from math import cos, pi, sin

from mathutils import Vector

from .beams import bar
from .shapes import box, cone, cyl, frame_of, lathe, ring, sphere, tube


def flange(mat, p, d, r, pair=True, bolts=None):
    """Flange pair at p across direction d for a pipe of radius r, with its bolt circle."""
    p, d = Vector(p), Vector(d).normalized()
    t = max(0.02, r * 0.22)
    fr = r * 1.55 + 0.025
    sides = (-1, 1) if pair else (-1,)
    for s in sides:
        cyl(mat, p + d * (s * 0.06 * t), p + d * (s * 1.06 * t), fr, n=32, bevel=t * 0.15)
        cone(mat, p + d * (s * 1.06 * t), p + d * (s * (1.06 * t + r * 0.45)), r * 1.25, r * 1.02, n=24)
    u, w = frame_of(d)
    n = bolts or (8 if r < 0.2 else 12 if r < 0.4 else 20)
    br = (r + fr) / 2 * 1.03
    for i in range(n):
        a = 2 * pi * (i + 0.5) / n
        o = p + u * (br * cos(a)) + w * (br * sin(a))
        k = 1.6 * t if pair else 1.0 * t
        b = (fr - r) * 0.2
        cyl("steel", o - d * (k if pair else 1.5 * t), o + d * (k if pair else 0.4 * t), b, n=6, bevel=0)


def pipe(mat, pts, r, bend=None, ends="", joints=True, n=20):
    """Pipe along a polyline. `ends`: f puts a flange at the start, F at the end. Weld seams mark the elbows."""
    pts = [Vector(p) for p in pts]
    tube(mat, pts, r, bend or 3 * r, n=n)
    if "f" in ends:
        flange(mat, pts[0], pts[1] - pts[0], r)
    if "F" in ends:
        flange(mat, pts[-1], pts[-2] - pts[-1], r)


def nozzle(mat, p, d, r, length=0.35, blind=False):
    """Stub with a flange standing off a shell at p in direction d; returns the flange face."""
    p, d = Vector(p), Vector(d).normalized()
    tip = p + d * length
    tube(mat, [p - d * 0.3, tip], r, n=24)
    flange(mat, tip, d, r, pair=True)
    cyl(mat, p - d * 0.05, p + d * 0.02, r * 1.7, n=28)
    if blind:
        cyl(mat, tip, tip + d * max(0.03, r * 0.25), r * 1.5 + 0.02, n=32)
    return tip


def valve(mat, p, d, r, stem=(0, 0, 1), wheel=True, actuator=False, paint="green"):
    """Gate valve (handwheel) or control valve (diaphragm) in a line of radius r at p along d."""
    p, d, e = Vector(p), Vector(d).normalized(), Vector(stem).normalized()
    half = r * 2.0 + 0.06
    cone(mat, p - d * half, p, r * 1.05, r * 1.35, n=24)
    cone(mat, p + d * half, p, r * 1.05, r * 1.35, n=24)
    sphere(mat, p, r * 1.45, n=24)
    for s in (-1, 1):
        flange(mat, p + d * (half * s), d, r)
    b = p + e * (r * 1.2)
    cyl(mat, b, b + e * (r * 1.5), r * 0.85, n=20)
    cyl(mat, b + e * (r * 1.3), b + e * (r * 1.3 + 0.04 + r * 0.3), r * 1.25, n=24)
    top = b + e * (r * 1.6)
    if actuator:
        for s in (-1, 1):
            u, _ = frame_of(e)
            o = u * (r * 0.8 * s)
            bar(mat, top + o, top + e * (r * 2.4) + o, r * 0.3, r * 0.3)
        cyl("steel", top, top + e * (r * 2.4), r * 0.18, n=12)
        o = top + e * (r * 2.4)
        a = r * 2.0
        lathe(paint, [(0, 0), (a * 0.55, 0), (a * 0.95, a * 0.22), (a * 1.05, a * 0.24), (a * 1.05, a * 0.34),
                      (a * 0.95, a * 0.36), (a * 0.6, a * 0.6), (a * 0.25, a * 0.68), (a * 0.25, a * 0.8), (0, a * 0.8)],
              o, e, 32)
    elif wheel:
        for s in (-1, 1):
            u, _ = frame_of(e)
            o = u * (r * 0.45 * s)
            bar(mat, top + o, top + e * (r * 2.0) + o, r * 0.22, r * 0.22)
        cyl("steel", top, top + e * (r * 3.4), r * 0.17, n=12)
        handwheel(paint, top + e * (r * 2.4), e, r * 1.75)


def handwheel(mat, p, e, R):
    p, e = Vector(p), Vector(e).normalized()
    u, w = frame_of(e)
    n = 32
    tube(mat, [p + (u * cos(2 * pi * i / n) + w * sin(2 * pi * i / n)) * R for i in range(n)], R * 0.1, n=10, closed=True)
    for i in range(5):
        a = 2 * pi * i / 5
        tube(mat, [p, p + (u * cos(a) + w * sin(a)) * R], R * 0.07, n=8)
    cyl(mat, p - e * R * 0.12, p + e * R * 0.14, R * 0.2, n=16)


def gauge(p, d, face, r=0.09, stem=0.18):
    """Dial gauge on a stem at p (stem along d), its face looking along `face`."""
    p, d, f = Vector(p), Vector(d).normalized(), Vector(face).normalized()
    tube("steel", [p, p + d * stem], r * 0.14, n=10)
    cyl("steel", p + d * stem * 0.3, p + d * stem * 0.5, r * 0.28, n=6)
    c = p + d * (stem + r)
    lathe("steel", [(0, -0.035), (r, -0.035), (r, 0.02), (r * 0.9, 0.03), (r * 0.88, 0.018)], c, f, 32)
    lathe("clay", [(r * 0.89, 0.016), (0, 0.016)], c, f, 32)
    u, w = frame_of(f)
    for i in range(11):
        a = -0.7 + i * (pi + 1.4) / 10
        e = u * cos(a) + w * sin(a)
        bar("dark", c + f * 0.018 + e * r * 0.7, c + f * 0.018 + e * r * 0.82, r * 0.045, 0.002, up=f)
    bar("green", c + f * 0.021 - (u * 0.5 + w * 0.6) * r * 0.25, c + f * 0.021 + (u * 0.5 + w * 0.6) * r * 0.8, r * 0.06,
        0.003, up=f)
    cyl("dark", c + f * 0.016, c + f * 0.026, r * 0.08, n=12)


def transmitter(p, d, face=(0, -1, 0), s=1.0, mat="clay"):
    """Field transmitter: manifold, body, round housing."""
    p, d, f = Vector(p), Vector(d).normalized(), Vector(face).normalized()
    tube("steel", [p, p + d * 0.12 * s], 0.018 * s, n=10)
    cyl("steel", p + d * 0.12 * s, p + d * 0.2 * s, 0.055 * s, n=20)
    cyl(mat, p + d * 0.2 * s, p + d * 0.26 * s, 0.035 * s, n=16)
    c = p + d * 0.33 * s
    cyl(mat, c - f * 0.085 * s, c + f * 0.075 * s, 0.07 * s, n=28)
    cyl(mat, c + f * 0.05 * s, c + f * 0.1 * s, 0.078 * s, n=28)
    cyl("dark", c + f * 0.1 * s, c + f * 0.103 * s, 0.05 * s, n=28)


def shoe(p, r, floor, mat="satin"):
    """Pipe support from a pipe of radius r at p down to z = floor."""
    p = Vector(p)
    foot = Vector((p.x, p.y, floor))
    ring_h = max(0.06, r * 0.4)
    bar(mat, foot, p - Vector((0, 0, r * 0.8)), max(0.05, r * 0.45), max(0.05, r * 0.45))
    box(mat, (p.x, p.y, floor + 0.012), (max(0.18, r * 1.6), max(0.18, r * 1.6), 0.024), 0.004)
    box(mat, (p.x, p.y, p.z - r * 0.95), (max(0.1, r * 1.8), ring_h, r * 0.3), 0.005)


__all__ = ["flange", "pipe", "nozzle", "valve", "handwheel", "gauge", "transmitter", "shoe", "ring"]
