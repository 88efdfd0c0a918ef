"""Land out of doors as heights over a grid: snow, dunes, far mountains; and skies with cloud."""
import math

import bpy
import numpy as np
from foliage import raw
from lighting import HOURS, link
from nodes import Nodes, times


def lattice(x, y, seed):
    """Smooth noise in -1..1 over arrays."""
    r = np.random.default_rng(seed)
    table = r.uniform(-1, 1, (256, 256))
    xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
    u, v = x - xi, y - yi
    u, v = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)

    def at(a, b):
        return table[(xi + a) & 255, (yi + b) & 255]

    return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v


def fractal(x, y, seed, octaves=5, ridged=False, gain=0.5):
    """About -1..1; `ridged` has crests, 0..1."""
    total, size, reach = np.zeros_like(x), 1.0, 0.0
    for k in range(octaves):
        n = lattice(x * 2.03**k + 17.3 * k, y * 2.03**k - 9.1 * k, seed + k)
        total += size * ((1 - np.abs(n)) ** 2 if ridged else n)
        reach += size
        size *= gain
    return total / reach


def land(area, cells, height, material, smooth=True):
    """A surface over (x0, x1, y0, y1); `height(x, y)` takes and gives arrays."""
    x0, x1, y0, y1 = area
    nx, ny = cells
    x, y = np.meshgrid(np.linspace(x0, x1, nx + 1), np.linspace(y0, y1, ny + 1))
    points = np.stack([x, y, height(x, y)], -1).reshape(-1, 3)
    k = (np.arange(ny)[:, None] * (nx + 1) + np.arange(nx)).reshape(-1, 1)
    return raw('land', points, k + [0, 1, nx + 2, nx + 1], material, smooth)


def mountains(distance, height, depth, material, seed, width=None, base=0.0, scale=1.0, facing=0.0):
    """A range with ridges and valleys that the sun lights from its own side; along `facing` degrees."""
    width = width or distance * 2.8
    a = math.radians(facing)

    def rise(x, y):
        t = (y - distance) / depth
        body = np.sin(np.clip(t, 0, 1) * math.pi) ** 0.8
        s = 1.2 / distance * scale
        # Ridges that wander: straight noise would stand in rows.
        wx = x + 0.22 * distance * fractal(x * s * 0.8 + 5, y * s * 0.8, seed + 60, 3)
        wy = y + 0.22 * distance * fractal(x * s * 0.8, y * s * 0.8 + 9, seed + 70, 3)
        crest = fractal(wx * s + seed * 3.7, wy * s, seed, 5, True, 0.45)
        broad = 0.55 + 0.45 * fractal(x * s * 0.4 + seed, y * s * 0.25 + 3, seed + 40, 2)
        return base + height * body * (0.25 + 0.75 * crest**1.15) * broad * 1.5

    thing = land((-width / 2, width / 2, distance, distance + depth), (260, 110), rise, material)
    thing.rotation_euler.z = -a
    return thing


def alp(snow=0.55, hour='morning', haze=0.35, rock=(0.13, 0.125, 0.13), meadow=None, white=(0.80, 0.83, 0.88), line=None):
    """Rock where it is steep, snow where it is not; `haze` is how much air lies before it."""
    n = Nodes('alp')
    geometry = n.add('NewGeometry')
    split = n.add('SeparateXYZ', Vector=geometry.outputs['Normal'])
    rough = n.noise(n.add('Mapping', Vector=geometry.outputs['Position'], Scale=(0.02, 0.02, 0.02)).outputs[0], 1.0, 6, 0.2, 0.65)
    steep = n.add('Math', operation='MULTIPLY_ADD')
    n.link(rough, steep.inputs[0])
    steep.inputs[1].default_value = 0.5
    n.link(split.outputs['Z'], steep.inputs[2])
    stone = n.mix(rough, times(rock, 0.6), times(rock, 1.5))
    lies = n.ramp(steep.outputs[0], (1.22 - snow * 0.7, (0, 0, 0)), (1.30 - snow * 0.7, (1, 1, 1)))
    tone = n.mix(lies, stone, white)
    if meadow:
        tone = n.mix(lies, stone, n.mix(rough, times(meadow, 0.7), times(meadow, 1.25)))
    h = HOURS[hour]
    flat = n.add('BsdfDiffuse', Color=tone).outputs[0]
    air = n.add('Emission', Color=(*[(2 * a + b) / 3 for a, b in zip(h['horizon'], h['zenith'])], 1), Strength=h['sky'] * 0.85).outputs[0]
    out = n.add('MixShader', Fac=haze)
    n.link(flat, out.inputs[1])
    n.link(air, out.inputs[2])
    n.link(out.outputs[0], n.output.inputs['Surface'])
    n.material.cycles.sample_as_light = False
    return n.material


def snow(tint=(0.84, 0.87, 0.92)):
    n = Nodes('snow')
    drift = n.noise(n.space(), 1.1, 3)
    n.set(Base_Color=n.mix(drift, times(tint, 0.96), tint), Roughness=0.75, Specular=0.2)
    n.bump(n.mix(0.35, n.noise(n.space(), 2.2, 3), n.noise(n.space(), 45, 2)), 0.35, 0.05)
    return n.material


def sand(colour=(0.58, 0.38, 0.22), ripple=0.6, scale=1.0):
    """Wind has drawn ripples across it."""
    n = Nodes('sand')
    at = n.space((scale, scale, scale))
    bend = n.noise(at, 0.35, 3)
    waves = n.add('TexWave', Vector=at, Scale=1.7, Distortion=9.0, Detail=3.0, bands_direction='DIAGONAL').outputs['Fac']
    n.set(Base_Color=n.mix(bend, times(colour, 0.86), times(colour, 1.1)), Roughness=1.0, Specular=0.05)
    n.bump(n.mix(0.5, waves, n.noise(at, 40, 3)), ripple, 0.03)
    return n.material


def heavens(hour, azimuth, cloud=0.4, sun=1.0, strength=1.0, turn=0.0, glow=0.6, seed=1, height=None):
    """The hour's sky with its glow round the sun's side and thin cloud; the sun as in `lighting.sky`, `height` lifts or lowers it."""
    h = HOURS[hour]
    world = bpy.data.worlds.new('heavens')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 256
    n = Nodes.__new__(Nodes)
    n.tree = world.node_tree
    background = n.tree.nodes['Background']
    background.inputs['Strength'].default_value = h['sky'] * strength
    way = n.add('TexCoord').outputs['Generated']
    split = n.add('SeparateXYZ', Vector=way)
    # After sunset only the sun's side keeps its warmth; the rest of the horizon is blue.
    zenith, horizon = h['zenith'], (0.25, 0.27, 0.41) if hour == 'blue' else h['horizon']
    mean = tuple((a * 2 + b) / 3 for a, b in zip(horizon, zenith))
    base = n.ramp(split.outputs['Z'], (0.0, horizon), (0.10, mean), (0.30, tuple((a + b * 2) / 3 for a, b in zip(horizon, zenith))), (0.62, zenith))
    a = math.radians(azimuth)
    low = math.radians(max(4, height if height is not None else h['height']))
    # The light of `lighting.sky` comes from (sin az, -cos az) turned by 90 degrees of height: the glow stands there.
    toward = (math.sin(a) * math.cos(low), -math.cos(a) * math.cos(low), math.sin(low))
    dot = n.add('VectorMath', operation='DOT_PRODUCT')
    n.link(way, dot.inputs[0])
    dot.inputs[1].default_value = toward
    near = n.ramp(dot.outputs['Value'], (0.35, (0, 0, 0)), (1.0, (glow,) * 3))
    warm = n.mix(near, base, tuple(min(1.6, 1.35 * c) for c in h['horizon']))
    if cloud:
        up = n.add('Math', operation='ADD')
        n.link(split.outputs['Z'], up.inputs[0])
        up.inputs[1].default_value = 0.16
        flat = n.add('VectorMath', operation='DIVIDE')
        n.link(way, flat.inputs[0])
        wide = n.add('CombineXYZ', X=up.outputs[0], Y=up.outputs[0], Z=up.outputs[0])
        n.link(wide.outputs[0], flat.inputs[1])
        at = n.add('Mapping', Vector=flat.outputs[0], Scale=(0.9, 1.7, 0.0), Rotation=(0, 0, turn + 0.4), Location=(seed * 1.7, seed * 2.3, seed)).outputs[0]
        wisps = n.noise(at, 1.3, 8, 0.7, 0.58)
        veil = n.ramp(wisps, (0.46, (0, 0, 0)), (0.75, (cloud,) * 3))
        bright = tuple(min(1.5, 0.55 * c + 0.55 * max(horizon)) for c in horizon)
        shown = n.mix(1.0, veil, n.ramp(split.outputs['Z'], (0.0, (0.35,) * 3), (0.2, (1, 1, 1))), 'MULTIPLY')
        warm = n.mix(shown, warm, bright)
    n.link(warm, background.inputs['Color'])
    if h['sun'] * sun:
        light = bpy.data.lights.new('sun', 'SUN')
        light.energy, light.color, light.angle = h['sun'] * sun, h['tone'], math.radians(0.9)
        link(light, (0, 0, 10), (math.radians(90 - (height if height is not None else h['height'])), 0, a))
