"""Sun, sky, ground, camera and render settings, by day and at dusk."""
from math import radians, tan

import bpy
from mathutils import Vector

from . import core
from .materials import SUN_AZ, make_all


def world(sky, dusk):
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    n, ln = w.node_tree.nodes, w.node_tree.links
    tc, grp = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeGroup")
    grp.node_tree = sky
    ln.new(tc.outputs["Generated"], grp.inputs[0])
    path, mix = n.new("ShaderNodeLightPath"), n.new("ShaderNodeMixShader")
    seen, light = n["Background"], n.new("ShaderNodeBackground")
    ln.new(grp.outputs[0], seen.inputs[0])
    # environment light: cool above, warm and bright towards the sun, dark behind, so that steel has contrast
    dot = n.new("ShaderNodeVectorMath")
    dot.operation = "DOT_PRODUCT"
    dot.inputs[1].default_value = (SUN_AZ[0], SUN_AZ[1], 0.25)
    ln.new(tc.outputs["Generated"], dot.inputs[0])
    rng = n.new("ShaderNodeMapRange")
    rng.inputs[1].default_value, rng.inputs[2].default_value = -1, 1
    ln.new(dot.outputs[1], rng.inputs[0])
    ramp = n.new("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    mid = ramp.color_ramp.elements.new(0.45)
    if dusk:  # the afterglow is behind the plant on the left, and gives it a rim
        dot.inputs[1].default_value = (-0.80, 0.55, 0.15)
        e[0].color, mid.color, e[2].color = (0.10, 0.15, 0.17, 1), (0.22, 0.34, 0.37, 1), (0.85, 0.98, 1, 1)
    else:
        e[0].color, mid.color, e[2].color = (0.20, 0.235, 0.26, 1), (0.46, 0.50, 0.54, 1), (0.93, 0.91, 0.88, 1)
    ln.new(rng.outputs[0], ramp.inputs[0])
    ln.new(ramp.outputs[0], light.inputs[0])
    light.inputs[1].default_value = 0.16 if dusk else 0.68
    ln.new(path.outputs["Is Camera Ray"], mix.inputs[0])
    ln.new(light.outputs[0], mix.inputs[1])
    ln.new(seen.outputs[0], mix.inputs[2])
    ln.new(mix.outputs[0], n["World Output"].inputs[0])


def sun(elevation, dusk):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = (0.7, radians(16), (0.78, 0.94, 1)) if dusk else (3.35, radians(1.8), (1, 0.95, 0.89))
    ob = bpy.data.objects.new("sun", lamp)
    flat = Vector((-0.80, 0.50, 0) if dusk else (*SUN_AZ, 0)).normalized()
    ob.rotation_euler = (flat + Vector((0, 0, tan(radians(elevation))))).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(ob)


def flood(view):
    """Warm floodlight on the subject, from the left in front."""
    width = view.get("plan") or view["dist"] * 36 / view["lens"]
    x, y = view["eye"][:2] if "plan" in view else (0, 0)
    lamp = bpy.data.lights.new("flood", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = (1.7 if core._lamps else 2.7) * width * width, (1, 0.91, 0.78), 0.02 * width
    ob = bpy.data.objects.new("flood", lamp)
    ob.location = (x - 0.34 * width, y - 0.32 * width, 0.34 * width)
    bpy.context.scene.collection.objects.link(ob)


def camera(view):
    """Level camera (uprights stay upright) that looks along +y, the frame shifted instead of tilted; or one that looks down."""
    cam = bpy.data.cameras.new("cam")
    cam.lens, cam.sensor_width, cam.clip_end = view.get("lens", 55), 36, 5000
    ob = bpy.data.objects.new("cam", cam)
    ob.location = view["eye"]
    ob.rotation_euler = (0 if "plan" in view else radians(90), 0, radians(view.get("turn", 0)))
    if "plan" in view:
        cam.type, cam.ortho_scale = "ORTHO", view["plan"]
    cam.shift_x, cam.shift_y = view.get("shift", (0, 0))
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob


def finish(view, width, height, samples, dusk=False):
    """Build the gathered parts and set up the render."""
    d = view.get("dist", abs(view["eye"][1]))
    start, length = view.get("haze", (1.05, 3.2))
    near = sorted(core._lamps, key=lambda lamp: (Vector(lamp[0]) - Vector(view["eye"])).length)[:14] if dusk else ()
    mats, sky = make_all(d * start, d * length, dusk, near)
    if view.get("ground", True):
        r = 60 * d
        z = -0.02  # a little below the slabs, which may be flush
        core.add("ground", [(-r, -r, z), (r, -r, z), (r, r, z), (-r, r, z)], [(0, 1, 2, 3)])
    faces = core.build(mats)
    world(sky, dusk)
    sun(view.get("sun", 28), dusk)
    if dusk:
        flood(view)
        bpy.context.scene.world.cycles.sampling_method = "NONE"
    camera(view)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device, c.samples, c.use_denoising = "CPU", samples, False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.03, 12
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 5, 3, 3, 2
    c.sample_clamp_direct, c.sample_clamp_indirect, c.blur_glossy = 6, 1.5, 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.filter_width = 1.35
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.render.use_persistent_data = False
    s.view_settings.view_transform = "Raw"
    s.display_settings.display_device = "sRGB"
    return faces


def shot(width, mid, eye, banner=0.5, right=0.125, lens=55, **more):
    """Camera for a subject that stands about the origin: `width` metres fill the 16:9 frame there, the frame's centre is
    at height `mid`, the lens at height `eye`; the subject stands `right` of the middle. banner: where the 16:7 cut lies
    (0 top, 1 bottom)."""
    d = width * lens / 36
    return {"eye": (0, -d, eye), "lens": lens, "shift": (-right, (mid - eye) / width), "dist": d, "banner": banner, **more}


def close(point, width, rise=0.5, lens=75, **more):
    """Camera for a detail: `point` is the frame's centre, `width` metres fill the frame there, the lens is `rise` above it."""
    d = width * lens / 36
    x, y, z = point
    return {"eye": (x, y - d, z + rise), "lens": lens, "shift": (0, -rise / width), "dist": d, **more}


def plan(width, x=0, y=0, turn=0, **more):
    """Camera that looks down without perspective, like a layout drawing; `turn` is that of the scene."""
    return {"eye": (x, y, 10 * width), "plan": width, "turn": turn, "dist": 10 * width, "haze": (2, 1), "sun": 48, **more}
