"""Landscapes and towns in the round beyond a window or a terrace: `vista` builds one ahead of it."""
import math

import bpy
import foliage
import materials as m
import numpy as np
import terrain
from core import Collect, group, mesh, rnd
from foliage import again
from lighting import HOURS, is_dark
from nodes import Nodes, rgba, times

VISTAS = ('snow', 'forest', 'skyline', 'lake', 'lagoon', 'ocean', 'desert', 'valley', 'park')


def air(hour):
    h = HOURS[hour]
    return tuple((2 * a + b) / 3 * h['sky'] for a, b in zip(h['horizon'], h['zenith']))


def tower_skin(hour, haze, tone, seed, cell=(3.2, 3.6), lit=0.3):
    """A tower's four sides: storeys and windows by place; by night some are lit, by day the panes mirror the sky."""
    n = Nodes('tower')
    split = n.add('SeparateXYZ', Vector=n.space())
    along = n.add('Math', operation='ADD')
    n.link(split.outputs['X'], along.inputs[0])
    n.link(split.outputs['Y'], along.inputs[1])
    at = n.add('CombineXYZ', X=along.outputs[0], Y=split.outputs['Z'], Z=float(seed)).outputs[0]
    grid = n.add('TexBrick', Vector=at, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1), Mortar=(0, 0, 0, 1), offset=0.0)
    grid.inputs['Scale'].default_value, grid.inputs['Mortar Size'].default_value, grid.inputs['Mortar Smooth'].default_value = 1, cell[1] * 0.12, 0.0
    grid.inputs['Brick Width'].default_value, grid.inputs['Row Height'].default_value = cell
    own = n.add('TexWhiteNoise', noise_dimensions='3D')
    snapped = n.add('VectorMath', operation='SNAP')
    n.link(at, snapped.inputs[0])
    snapped.inputs[1].default_value = (cell[0], cell[1], 1)
    n.link(snapped.outputs[0], own.inputs['Vector'])
    glass = n.mix(grid.outputs['Fac'], (1, 1, 1), (0, 0, 0))
    wall = n.mix(n.mix(1.0, glass, (0.75,) * 3, 'MULTIPLY'), tone, times(tone, 0.28))
    flat = n.add('BsdfDiffuse', Color=wall).outputs[0]
    shown = n.add('MixShader', Fac=n.mix(1.0, glass, (0.35,) * 3, 'MULTIPLY'))
    n.link(flat, shown.inputs[1])
    n.link(n.add('BsdfGlossy', Color=(0.8, 0.85, 0.9, 1), Roughness=0.12).outputs[0], shown.inputs[2])
    out = shown.outputs[0]
    if is_dark(hour):
        on = n.ramp(own.outputs['Value'], (1 - lit, (0, 0, 0)), (1 - lit + 0.02, (1, 1, 1)))
        warm = n.ramp(own.outputs['Value'], (1 - lit, (1.0, 0.60, 0.28)), (1 - lit * 0.4, (1.0, 0.74, 0.46)), (1.0, (0.80, 0.86, 1.0)))
        light = n.add('Emission', Color=n.mix(1.0, n.mix(1.0, on, glass, 'MULTIPLY'), warm, 'MULTIPLY'), Strength=0.16 if hour == 'blue' else 0.12).outputs[0]
        added = n.add('AddShader')
        n.link(out, added.inputs[0])
        n.link(light, added.inputs[1])
        out = added.outputs[0]
    far = n.add('MixShader', Fac=haze)
    n.link(out, far.inputs[1])
    n.link(n.add('Emission', Color=rgba(air(hour)), Strength=0.9).outputs[0], far.inputs[2])
    n.link(far.outputs[0], n.output.inputs['Surface'])
    n.material.cycles.sample_as_light = False
    return n.material


def skyline(hour, seed, ground=-62.0):
    """A city of blocks and towers to the horizon."""
    r = np.random.default_rng(seed)
    bands = ((70, 190, 0.06, 12, 58), (190, 420, 0.16, 10, 110), (420, 900, 0.34, 8, 190), (900, 2000, 0.58, 8, 260))
    tones = ((0.42, 0.39, 0.35), (0.26, 0.27, 0.29), (0.50, 0.46, 0.40), (0.16, 0.19, 0.22), (0.34, 0.27, 0.22))
    for near, far, haze, low, high in bands:
        for t, tone in enumerate(tones):
            points, faces = [], []
            for _ in range(46 if far < 1000 else 70):
                y = r.uniform(near, far)
                x = r.uniform(-1, 1) * (y * 1.15 + 40)
                w, d = r.uniform(16, 34) * (1 + far / 2500), r.uniform(16, 34)
                tall = low + (high - low) * r.random() ** 3.2 + 6
                if y < 190:
                    tall = min(tall, 56)
                sizes = [(w, d, tall)]
                if tall > 60 and r.random() < 0.6:
                    sizes.append((w * 0.7, d * 0.7, tall * r.uniform(1.08, 1.25)))
                for a, b, c in sizes:
                    k = len(points)
                    points += [(x + i * a / 2, y + j * b / 2, ground + h) for h in (0, c) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
                    faces += [(k, k + 1, k + 5, k + 4), (k + 1, k + 2, k + 6, k + 5), (k + 2, k + 3, k + 7, k + 6), (k + 3, k, k + 4, k + 7), (k + 4, k + 5, k + 6, k + 7)]
            mesh('blocks', points, faces, tower_skin(hour, haze, tone, t + near, lit=(0.14, 0.22, 0.18, 0.28, 0.12)[t]))
    street = m.emission(tuple(c * 0.5 for c in air(hour)), 1.0) if is_dark(hour) else m.paint((0.16, 0.165, 0.15), 0.95, 0, 0.1)
    mesh('streets', [(-3000, 30, ground), (3000, 30, ground), (3000, 3000, ground), (-3000, 3000, ground)], [(0, 1, 2, 3)], street)


def firs(kit, spots, snow=None, tall=9.0):
    bark, needles = foliage.bark(), foliage.leafage((0.022, 0.05, 0.026), 0.15, 0.5)
    kinds = []
    for k in range(2):
        with Collect() as made:
            foliage.fir((0, 0, 0), tall * (1 - 0.2 * k), 0.25, needles, bark, snow)
        kinds.append(made.things)
    for k, (x, y, z, size) in enumerate(spots):
        again(kinds[k % 2], (x, y, z), rnd.uniform(0, 6), size)
    for things in kinds:
        for thing in things:
            bpy.data.objects.remove(thing)


def build(kit, name, hour, seed, drop):
    r = np.random.default_rng(seed)
    tone = {'golden': 0.6, 'blue': 0.35, 'night': 0.1, 'morning': 0.9}.get(hour, 1.0)
    if name == 'skyline':
        skyline(hour, seed, -below(drop, 62.0))
    elif name in ('snow', 'valley', 'lake'):
        ground = -below(drop, 9.0)
        white = name == 'snow'
        far = 1500 if name == 'lake' else 620
        terrain.mountains(far, far * 0.84, far * 1.4, terrain.alp(0.62 if white else 0.30, hour, 0.24), seed % 7 + 2, base=ground - 30)
        near = 720 if name == 'lake' else 210
        terrain.mountains(near, near * 0.46, near * 1.3, terrain.alp(0.5 if white else 0.9, hour, 0.18, rock=(0.045, 0.06, 0.05), white=(0.62, 0.67, 0.74), meadow=None if white else (0.05, 0.075, 0.03)), seed % 5 + 21, base=ground - 12, scale=0.7)

        def rise(x, y):
            return ground + 0.8 * terrain.fractal(x * 0.05, y * 0.05, seed, 4) - 0.03 * np.clip(y - 5, 0, 100)

        if name == 'lake':
            from scenes.shore import lagoon

            sheet = lagoon((0.03, 0.10, 0.15), (0.02, 0.07, 0.13), 0, 700, tone)
            mesh('lake', [(-2400, -80, ground), (2400, -80, ground), (2400, 1700, ground), (-2400, 1700, ground)], [(0, 1, 2, 3)], sheet)
        else:
            terrain.land((-120, 120, -60, 230), (200, 230), rise, terrain.snow() if white else m.paint((0.08, 0.10, 0.035), 0.95, 0.6, 3, 0.25))
        spots = []
        for _ in range(44 if name != 'lake' else 16):
            y = r.uniform(13, 120)
            x = r.uniform(-1, 1) * (y * 0.95 + 4)
            if name == 'lake':
                y = r.uniform(9, 16)
                x = r.choice((-1, 1)) * r.uniform(8, 26)
            elif abs(x) < y * 0.16:
                continue
            spots.append((x, y, float(rise(np.array([[x]]), np.array([[y]]))[0, 0]) - 0.3, r.uniform(0.7, 1.5)))
        firs(kit, spots, terrain.snow() if white else None)
    elif name in ('forest', 'park'):
        ground = -below(drop, 0.35)
        moss = m.paint((0.05, 0.068, 0.02) if name == 'park' else (0.035, 0.036, 0.016), 0.95, 0.9, 6, 0.35)
        terrain.land((-60, 60, -40, 90), (160, 180), lambda x, y: ground + 0.35 * terrain.fractal(x * 0.12, y * 0.12, seed, 4) * np.clip(y / 6, 0, 1), moss)
        green = foliage.leafage((0.075, 0.15, 0.028), 0.42, 0.5)
        deep = foliage.leafage((0.045, 0.10, 0.025), 0.35, 0.5)
        bark = foliage.bark()
        kinds = []
        for k in range(3):
            with Collect() as made:
                foliage.tree((0, 0, 0), 10.0 - k, 2.0, 0.16, 0.30, (0.15, 0.09), green if k != 1 else deep, bark, 20000, 0.16, dense=0.42)
            kinds.append(made.things)
        count = 46 if name == 'park' else 120
        for k in range(count):
            y = 5.0 + 62 * (k / count) ** 1.5
            x = r.uniform(-1, 1) * (y * 1.0 + 6)
            if name == 'park' and abs(x) < 3 + y * 0.22:
                continue
            again(kinds[k % 3], (x, y, ground - 0.1), r.uniform(0, 6), r.uniform(0.75, 1.35))
        for things in kinds:
            for thing in things:
                bpy.data.objects.remove(thing)
        fern = foliage.leafage((0.08, 0.15, 0.03), 0.4, 0.4)
        for _ in range(60 if name == 'park' else 190):
            x, y, n = r.uniform(-15, 15), 1.4 + 17 * r.random() ** 1.3, 46
            t = r.uniform(0, 2 * math.pi, n)
            foliage.leaves(np.tile([x, y, ground + 0.05], (n, 1)), np.stack([np.cos(t), np.sin(t), r.uniform(0.5, 1.5, n)], 1), r.uniform(0.35, 0.8, n), 0.05, fern)
        if name == 'park':
            for s in (-1, 1):
                foliage.hedge((s * 4.2, 6.5, ground), (3.2, 0.9, 1.0), deep, 9000)
        far = terrain.alp(0.9, hour, 0.3, rock=(0.04, 0.07, 0.03), meadow=(0.05, 0.08, 0.03))
        terrain.mountains(120, 34, 140, far, 31, base=ground - 4, scale=0.6)
    elif name in ('lagoon', 'ocean'):
        from scenes.shore import island, lagoon

        ground = -below(drop, 3.2 if name == 'lagoon' else 11.0)
        if name == 'lagoon':
            sheet = lagoon(y0=2, y1=150, dark=tone)
        else:
            sheet = lagoon((0.03, 0.16, 0.22), (0.012, 0.07, 0.13), 10, 500, tone)
        mesh('sea', [(-3000, -80, ground), (3000, -80, ground), (3000, 4000, ground), (-3000, 4000, ground)], [(0, 1, 2, 3)], sheet)
        kit.setdefault('green', foliage.leafage((0.05, 0.12, 0.03), 0.3, 0.5))
        kit.setdefault('sand', terrain.sand((0.74, 0.66, 0.53), 0.25, 1.6))
        if name == 'lagoon':
            with Collect() as made:
                island(kit, (-70, 300), 110, 13)
            group(made.things, (0, 0, ground))
        else:
            rock = terrain.alp(0.9, hour, 0.34, rock=(0.20, 0.17, 0.13), meadow=(0.10, 0.115, 0.06))
            thing = terrain.mountains(900, 150, 500, rock, seed % 6 + 3, width=900, base=ground - 6)
            thing.location.x = -620
    elif name == 'desert':
        from scenes.desert import dune

        ground = -below(drop, 2.0)
        sand = terrain.sand((0.60, 0.37, 0.20), 0.5, 1.0)
        terrain.land((-150, 150, -60, 200), (320, 320), lambda x, y: ground + dune(x, y, seed % 9 + 1, 17.0, 44.0) * np.clip((y - 5) / 30, 0, 1), sand)
        terrain.land((-1200, 1200, 180, 1600), (260, 200), lambda x, y: ground + dune(x, y, seed % 9 + 5, 75.0, 260.0) * np.clip((y - 150) / 250, 0, 1), terrain.sand((0.60, 0.37, 0.20), 0.3, 0.1))


def below(drop, usual):
    return usual if drop is None else drop


def vista(kit, name, hour, at, facing, seed=3, drop=None):
    """`name` of VISTAS, ahead of a window at `at` that faces `facing` degrees (0: +y, 90: +x); `drop` metres below the floor."""
    with Collect() as made:
        build(kit, name, hour, seed, drop)
    group(made.things, (at[0], at[1], 0), -math.radians(facing))
