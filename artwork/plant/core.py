"""Mesh builder: every part of a picture is gathered here, one mesh for each material.

Scenes place parts with `at(...)`, a stack of transforms, so that a part is written once in its own coordinates
(x right, y away from the camera, z up, metres) and used wherever it is needed.
"""
from contextlib import contextmanager
from math import radians

import bpy
from mathutils import Euler, Matrix, Vector

_parts = {}
_lamps = []
_stack = [Matrix.Identity(4)]


def reset():
    """Empty the builder and the Blender file."""
    _parts.clear()
    _lamps.clear()
    del _stack[1:]
    bpy.ops.wm.read_factory_settings(use_empty=True)


@contextmanager
def at(x=0.0, y=0.0, z=0.0, rz=0.0, rx=0.0, ry=0.0, s=1.0):
    """Place what is built inside: move, turn (degrees) and scale."""
    local = Matrix.Translation((x, y, z)) @ Euler((radians(rx), radians(ry), radians(rz))).to_matrix().to_4x4()
    _stack.append(_stack[-1] @ local @ Matrix.Scale(s, 4))
    try:
        yield
    finally:
        _stack.pop()


def add(mat, verts, faces, smooth=False):
    """Add vertices and faces (indices into `verts`) in the current coordinates."""
    bucket = _parts.setdefault(mat, ([], [], []))
    base, m = len(bucket[0]), _stack[-1]
    bucket[0].extend((m @ Vector(v))[:] for v in verts)
    bucket[1].extend(tuple(base + i for i in f) for f in faces)
    bucket[2].extend([smooth] * len(faces))


def light(p, power):
    """Register a lamp at p in the current coordinates; it burns at dusk only."""
    _lamps.append(((_stack[-1] @ Vector(p))[:], power))


def build(materials):
    """Turn what was gathered into Blender objects."""
    total = 0
    for name, (verts, faces, smooth) in _parts.items():
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(verts, [], faces)
        mesh.polygons.foreach_set("use_smooth", smooth)
        mesh.materials.append(materials[name])
        mesh.update()
        bpy.context.scene.collection.objects.link(bpy.data.objects.new(name, mesh))
        total += len(faces)
    return total
