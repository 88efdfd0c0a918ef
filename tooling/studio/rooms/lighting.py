"""Sky, sun, lamps and what lies beyond the window. An hour is one of HOURS."""
import math

import bpy
from core import mesh, place
from materials import emission

# Sun: height in degrees, strength, colour; sky: zenith and horizon, strength; exposure in stops.
HOURS = {
    'morning': dict(height=24, sun=11.5, tone=(1, 0.86, 0.70), zenith=(0.28, 0.46, 0.80), horizon=(0.95, 0.86, 0.76), sky=2.2),
    'noon': dict(height=52, sun=14, tone=(1, 0.95, 0.88), zenith=(0.16, 0.36, 0.78), horizon=(0.72, 0.84, 0.96), sky=2.4),
    'cloud': dict(height=40, sun=0.0, tone=(1, 1, 1), zenith=(0.62, 0.68, 0.76), horizon=(0.86, 0.89, 0.92), sky=2.2),
    'golden': dict(height=11, sun=9, tone=(1, 0.66, 0.36), zenith=(0.22, 0.34, 0.60), horizon=(1.0, 0.66, 0.40), sky=1.5),
    'blue': dict(height=-4, sun=0.0, tone=(1, 0.6, 0.4), zenith=(0.05, 0.10, 0.26), horizon=(0.46, 0.34, 0.36), sky=0.24),
    'night': dict(height=-20, sun=0.0, tone=(1, 1, 1), zenith=(0.006, 0.010, 0.025), horizon=(0.03, 0.033, 0.05), sky=0.06),
}


def is_dark(hour: str) -> bool:
    return hour in ('blue', 'night')


def link(light, at, turn):
    thing = bpy.data.objects.new('light', light)
    bpy.context.scene.collection.objects.link(thing)
    return place(thing, at, turn)


def sky(hour: str, azimuth: float, sun: float = 1.0, strength: float = 1.0):
    """A smooth gradient (no noise of its own) and the sun from `azimuth` degrees: 0 shines away from the camera, 90 from the right."""
    h = HOURS[hour]
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 64
    tree = world.node_tree
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = h['sky'] * strength
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(coordinates.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs['Color'])
    stops = [(0.0, h['horizon']), (0.12, tuple((a * 2 + b) / 3 for a, b in zip(h['horizon'], h['zenith']))), (0.55, h['zenith'])]
    ramp.color_ramp.elements.new(0.5)
    for element, (position, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = position, (*colour, 1)
    if h['sun'] * sun:
        light = bpy.data.lights.new('sun', 'SUN')
        light.energy, light.color, light.angle = h['sun'] * sun, h['tone'], math.radians(0.9)
        link(light, (0, 0, 10), (math.radians(90 - h['height']), 0, math.radians(azimuth)))


def window(at, size, facing, hour, power=1.0, spread=160):
    """Daylight through an opening, as a panel just inside it; `facing` is the direction of the light in the floor plan, degrees from +y."""
    h = HOURS[hour]
    light = bpy.data.lights.new('window', 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', *size
    mean = [(a + 2 * b) / 3 for a, b in zip(h['zenith'], h['horizon'])]
    top = max(mean)
    light.color = [c / top for c in mean]
    light.energy = 16 * size[0] * size[1] * h['sky'] * top * power
    light.spread = math.radians(spread)
    thing = link(light, at, (math.pi / 2, 0, math.radians(facing) + math.pi))
    thing.visible_camera = thing.visible_glossy = False
    return thing


def panel(at, size, turn, colour, power):
    """Soft light from nowhere in particular: a photographer's bounce."""
    light = bpy.data.lights.new('panel', 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', *size
    light.color, light.energy = colour, power
    thing = link(light, at, turn)
    thing.visible_camera = thing.visible_glossy = False
    return thing


WARM = (1.0, 0.74, 0.47)


def bulb(at, power=9.0, radius=0.05, colour=WARM):
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power * 1.3, colour, radius
    return link(light, at, (0, 0, 0))


def spot(at, target, power=60.0, angle=40, colour=WARM, radius=0.04):
    light = bpy.data.lights.new('spot', 'SPOT')
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    light.spot_size, light.spot_blend = math.radians(angle), 0.6
    from mathutils import Vector

    direction = Vector(target) - Vector(at)
    thing = link(light, at, (0, 0, 0))
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    return thing


def strip(at, length, power, turn=(0, 0, 0), colour=WARM, width=0.04):
    """A hidden line of light (cove, shelf, under a counter); shines down unless turned."""
    light = bpy.data.lights.new('strip', 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', length, width
    light.color, light.energy = colour, power
    thing = link(light, at, turn)
    thing.visible_camera = thing.visible_glossy = False
    return thing


def stars_of_a_city(at, width, height, turn, seed):
    """Lit windows of far towers, for a city by night that is no city in particular."""
    import random

    chance = random.Random(seed)
    a = math.radians(turn)
    ux, uy = math.cos(a), math.sin(a)
    x0, y0, z0 = at
    dark = emission((0.0035, 0.0045, 0.008), 1.0)
    lights = [emission((1, 0.70, 0.38), 1.5), emission((1, 0.82, 0.58), 1.2), emission((0.75, 0.86, 1), 0.8)]
    panes = {0: ([], []), 1: ([], []), 2: ([], [])}

    def quad(points, faces, s, z, w, h, back):
        k = len(points)
        for ds, dz in ((0, 0), (w, 0), (w, h), (0, h)):
            points.append((x0 + ux * (s + ds) - uy * back, y0 + uy * (s + ds) + ux * back, z0 + z + dz))
        faces.append((k, k + 1, k + 2, k + 3))

    towers = ([], [])
    s = -width / 2
    layer = 0
    while s < width / 2:
        w = chance.uniform(0.016, 0.042) * width
        h = height * chance.uniform(0.25, 0.62) * (1.35 if chance.random() < 0.14 else 1)
        back = (layer % 3) * 2.0
        layer += 1
        quad(*towers, s, 0, w, h, back)
        step = width * 0.0023
        columns = max(2, int(w / step))
        rows = max(3, int(h / (step * 1.5)))
        shown = chance.uniform(0.06, 0.30)
        for r in range(rows):
            for c in range(columns):
                if chance.random() < shown:
                    kind = chance.choice((0, 0, 1, 1, 2))
                    quad(*panes[kind], s + c * step + step * 0.2, r * step * 1.5 + step * 0.4, step * 0.6, step * 0.7, back - 0.5)
        s += w * chance.uniform(0.7, 1.25)
    mesh('towers', *towers, dark)
    for kind, (points, faces) in panes.items():
        thing = mesh('panes', points, faces, lights[kind])
        thing.visible_diffuse = False
