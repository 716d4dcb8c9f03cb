"""One material world: clay, concrete, brushed steel, the painter's green, a little dark for openings.

Haze is part of every material: seen by the camera, a surface fades into the very colour of the sky behind it, so the
ground has no edge and distance costs no samples.
"""
from math import log

import bpy

SUN_AZ = (-0.90, -0.44)  # seen from above: left of the camera and slightly behind it


def srgb(hex6):
    out = []
    for i in (0, 2, 4):
        c = int(hex6[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return out


def scene_linear(hex6):
    """The light that the tone curve of compress.mjs turns into this colour."""
    return [x if x < 0.5 else 0.5 - 0.5 * log(1 - (min(x, 0.99) - 0.5) / 0.5) for x in srgb(hex6)] + [1]


# base colour, metallic, roughness
TABLE = {
    "clay": ("e8e6e1", 0, 0.55), "clay2": ("d9d8d3", 0, 0.6), "pad": ("cccbc6", 0, 0.8), "ground": ("cfd1d0", 0, 0.9),
    "steel": ("c9ccce", 0.92, 0.34), "satin": ("d5d7d7", 0.75, 0.45), "grate": ("b4b8b8", 0.35, 0.6),
    "green": ("0f7a59", 0, 0.42), "dark": ("4a5453", 0, 0.6), "shadow": ("7f8786", 0, 0.7), "deep": ("12342d", 0, 0.25),
    "line": ("9fe8c6", 0, 0.5), "glass": ("aebcba", 0.4, 0.08), "rubber": ("5a6060", 0, 0.8), "lamp": ("e8e6e1", 0, 0.5), "rope": ("4a5453", 0, 0.6),
}
GLOW = {"line": 0.75}

# At dusk: the painter's green is lifted to the dark scheme's, windows and lamps are lit.
DUSK = {"green": ("3aa680", 0, 0.42), "deep": ("0b2a24", 0, 0.25), "ground": ("6f7c7b", 0, 0.9), "pad": ("8b9694", 0, 0.8), "rope": ("9aa6a3", 0, 0.6)}
DUSK_GLOW = {"line": ("9fe8c6", 0.75), "glass": ("ffd9a3", 0.62), "lamp": ("ffe3bb", 3.0), "green": ("3aa680", 0.06), "rope": ("9aa6a3", 0.14)}

# Colours of the sky at the horizon and above, and its tint away from and towards the sun.
SKY = ("dee1e1", "bcc3c7", (0.93, 0.945, 0.955, 1), (1.06, 1.045, 1.015, 1))
DUSK_SKY = ("142d2c", "0b2221", (0.84, 0.92, 0.96, 1), (1.18, 1.12, 1.08, 1))


def sky_group(dusk):
    """Node group: direction in, colour of the sky out (graded, lighter and warmer towards the sun)."""
    horizon, above, away, towards = DUSK_SKY if dusk else SKY
    g = bpy.data.node_groups.new("sky", "ShaderNodeTree")
    g.inputs.new("NodeSocketVector", "dir")
    g.outputs.new("NodeSocketColor", "col")
    n, ln = g.nodes, g.links
    i, o = n.new("NodeGroupInput"), n.new("NodeGroupOutput")
    sep = n.new("ShaderNodeSeparateXYZ")
    ln.new(i.outputs[0], sep.inputs[0])
    ramp = n.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.0, scene_linear(horizon)
    e[1].position, e[1].color = 0.46, scene_linear(above)
    ln.new(sep.outputs[2], ramp.inputs[0])
    dot = n.new("ShaderNodeVectorMath")
    dot.operation = "DOT_PRODUCT"
    dot.inputs[1].default_value = (-1, 0, 0)
    ln.new(i.outputs[0], dot.inputs[0])
    rng = n.new("ShaderNodeMapRange")
    rng.inputs[1].default_value, rng.inputs[2].default_value = -0.45, 0.5
    ln.new(dot.outputs[1], rng.inputs[0])
    mix = n.new("ShaderNodeMixRGB")
    mix.blend_type = "MULTIPLY"
    mix.inputs[0].default_value = 1
    ln.new(ramp.outputs[0], mix.inputs[1])
    tint = n.new("ShaderNodeValToRGB")
    t = tint.color_ramp.elements
    t[0].color, t[1].color = away, towards
    ln.new(rng.outputs[0], tint.inputs[0])
    ln.new(tint.outputs[0], mix.inputs[2])
    ln.new(mix.outputs[0], o.inputs[0])
    return g


def lamp_group(lamps):
    """Node group: the light that the luminaires shed on a surface, as a number.

    Computed in the shader, without shadows: Cycles picks one lamp at random for each sample, so that a dozen real ones
    would need ten times the samples.
    """
    g = bpy.data.node_groups.new("lamps", "ShaderNodeTree")
    g.outputs.new("NodeSocketFloat", "light")
    n, ln = g.nodes, g.links

    def math(op, a, b):
        node = n.new("ShaderNodeMath")
        node.operation = op
        for socket, v in zip(node.inputs, (a, b)):
            if isinstance(v, (int, float)):
                socket.default_value = v
            else:
                ln.new(v, socket)
        return node.outputs[0]

    def dot(a, b):
        node = n.new("ShaderNodeVectorMath")
        node.operation = "DOT_PRODUCT"
        ln.new(a, node.inputs[0])
        ln.new(b, node.inputs[1])
        return node.outputs["Value"]

    geo, total = n.new("ShaderNodeNewGeometry"), 0.0
    for p, power in lamps:
        to = n.new("ShaderNodeVectorMath")
        to.operation = "SUBTRACT"
        to.inputs[0].default_value = p
        ln.new(geo.outputs["Position"], to.inputs[1])
        v = to.outputs[0]
        facing = math("MAXIMUM", dot(v, geo.outputs["Normal"]), 0)
        cube = math("ADD", math("POWER", dot(v, v), 1.5), 0.4)
        total = math("ADD", total, math("MULTIPLY", math("DIVIDE", facing, cube), power))
    out = n.new("NodeGroupOutput")
    if lamps:
        ln.new(total, out.inputs[0])
    return g


def make_all(haze_from, haze_len, dusk=False, lamps=()):
    """All materials, with haze that begins at haze_from metres from the camera and thickens over haze_len."""
    sky, near = sky_group(dusk), lamp_group(lamps)
    out = {}
    glow = DUSK_GLOW if dusk else {name: (TABLE[name][0], strength) for name, strength in GLOW.items()}
    for name, (hex6, metal, rough) in ({**TABLE, **DUSK} if dusk else TABLE).items():
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        n, ln = m.node_tree.nodes, m.node_tree.links
        p = n["Principled BSDF"]
        p.inputs["Base Color"].default_value = srgb(hex6) + [1]
        p.inputs["Metallic"].default_value = metal
        p.inputs["Roughness"].default_value = rough
        p.inputs["Specular"].default_value = 0.25 if rough > 0.3 else 0.5
        if name in glow:
            p.inputs["Emission"].default_value = srgb(glow[name][0]) + [1]
            p.inputs["Emission Strength"].default_value = glow[name][1]
            m.cycles.sample_as_light = False  # few samples: the lamps light the scene, the surface is only seen
        surface = p.outputs[0]
        if lamps and name != "lamp":
            light, both, warm = n.new("ShaderNodeEmission"), n.new("ShaderNodeAddShader"), n.new("ShaderNodeGroup")
            warm.node_tree = near
            light.inputs["Color"].default_value = [a * b for a, b in zip(srgb(hex6), (1, 0.74, 0.46))] + [1]
            ln.new(warm.outputs[0], light.inputs["Strength"])
            ln.new(surface, both.inputs[0])
            ln.new(light.outputs[0], both.inputs[1])
            surface = both.outputs[0]
            m.cycles.sample_as_light = False
        cam, path = n.new("ShaderNodeCameraData"), n.new("ShaderNodeLightPath")
        rng = n.new("ShaderNodeMapRange")
        rng.interpolation_type = "SMOOTHSTEP"
        rng.inputs[1].default_value, rng.inputs[2].default_value = haze_from, haze_from + haze_len
        ln.new(cam.outputs["View Distance"], rng.inputs[0])
        mul = n.new("ShaderNodeMath")
        mul.operation = "MULTIPLY"
        ln.new(rng.outputs[0], mul.inputs[0])
        ln.new(path.outputs["Is Camera Ray"], mul.inputs[1])
        geo, neg = n.new("ShaderNodeNewGeometry"), n.new("ShaderNodeVectorMath")
        neg.operation = "SCALE"
        neg.inputs["Scale"].default_value = -1
        ln.new(geo.outputs["Incoming"], neg.inputs[0])
        grp, em, mix = n.new("ShaderNodeGroup"), n.new("ShaderNodeEmission"), n.new("ShaderNodeMixShader")
        grp.node_tree = sky
        ln.new(neg.outputs[0], grp.inputs[0])
        ln.new(grp.outputs[0], em.inputs[0])
        ln.new(mul.outputs[0], mix.inputs[0])
        ln.new(surface, mix.inputs[1])
        ln.new(em.outputs[0], mix.inputs[2])
        ln.new(mix.outputs[0], n["Material Output"].inputs[0])
        out[name] = m
    return out, sky
