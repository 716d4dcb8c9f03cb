"""Render one motif: blender -b -P render_motif.py -- MOTIF [--dusk] [--draft] [--samples N] [--size WxH] [--out DIR]

Writes three 16-bit PNGs (light, normals, albedo) and a JSON file with the crops for each camera of the motif.
compress-render.mjs denoises and tone-maps them into the WebP files of the site.
"""
import argparse
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402

from plant import core, stage  # noqa: E402
from scenes import MOTIFS  # noqa: E402


def outputs(folder, name):
    """Write the passes as 16-bit PNGs with the view transform off."""
    s = bpy.context.scene
    s.view_layers[0].cycles.denoising_store_passes = True
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    layers, comp = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], comp.inputs[0])
    for pas, tag, gain, lift in (("Image", "light", 0.4, 0), ("Denoising Normal", "normal", 0.5, 0.5),
                                 ("Denoising Albedo", "albedo", 1, 0)):
        mul, plus = tree.nodes.new("CompositorNodeMixRGB"), tree.nodes.new("CompositorNodeMixRGB")
        mul.blend_type, plus.blend_type = "MULTIPLY", "ADD"
        mul.inputs[2].default_value = (gain,) * 3 + (1,)
        plus.inputs[2].default_value = (lift,) * 3 + (1,)
        tree.links.new(layers.outputs[pas], mul.inputs[1])
        tree.links.new(mul.outputs[0], plus.inputs[1])
        out = tree.nodes.new("CompositorNodeOutputFile")
        out.base_path = folder
        out.file_slots[0].path = f"{name}-{tag}-"
        out.format.file_format, out.format.color_mode, out.format.color_depth = "PNG", "RGB", "16"
        tree.links.new(plus.outputs[0], out.inputs[0])


def main():
    p = argparse.ArgumentParser()
    p.add_argument("motif", choices=sorted(MOTIFS))
    p.add_argument("--dusk", action="store_true")
    p.add_argument("--draft", action="store_true")
    p.add_argument("--samples", type=int, default=16)
    p.add_argument("--size", default="")
    p.add_argument("--out", default="/tmp/plant")
    a = p.parse_args(sys.argv[sys.argv.index("--") + 1:])
    os.makedirs(a.out, exist_ok=True)
    core.reset()
    views = MOTIFS[a.motif]()
    views = views if isinstance(views, dict) and "eye" not in views else {"both": views}
    parts = {k: ([*v[0]], [*v[1]], [*v[2]]) for k, v in core._parts.items()} if len(views) > 1 else None
    lamps = [*core._lamps]
    for kind, view in views.items():
        if parts is not None and kind != next(iter(views)):
            core.reset()
            core._parts.update(parts)
            core._lamps.extend(lamps)
        hero = a.motif == "air-separation-plant" and kind == "banner"
        w, h = (1920, 900) if hero else {"both": (1440, 810), "banner": (1440, 630), "picture": (1080, 810)}[kind]
        if a.size:
            w, h = (int(k) for k in a.size.split("x"))
        if a.draft:
            w, h = w // 2, h // 2
        faces = stage.finish(view, w, h, 12 if a.draft else a.samples, a.dusk)
        name = f"{a.motif}{'-dusk' if a.dusk else ''}-{kind}"
        outputs(a.out, name)
        t = time.time()
        bpy.ops.render.render()
        for tag in ("light", "normal", "albedo"):
            os.replace(f"{a.out}/{name}-{tag}-0001.png", f"{a.out}/{name}-{tag}.png")
        with open(f"{a.out}/{name}.json", "w") as f:
            json.dump({"motif": a.motif + ("-dusk" if a.dusk else ""), "kind": kind, "dusk": a.dusk, "banner": view.get("banner", 0.5), "picture": view.get("picture", 1.0),
                       "gain": view.get("gain", 1.0), "samples": 12 if a.draft else a.samples, "seconds": round(time.time() - t), "faces": faces}, f)
        print(f"DONE {name} {faces} faces {time.time() - t:.0f} s")


main()
