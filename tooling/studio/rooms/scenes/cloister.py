"""Courtyards: arcades on columns round a fountain; olive, orange or clipped trees, tiles or stone; and a riad's door."""
import math

import architecture as a
import foliage
import furniture as f
import lamps
import masonry
import materials as m
import numpy as np
import props as p
import terrain
from core import Collect, box, cylinder, lathe, mesh, put, rnd, sphere, tube
from foliage import again
from lighting import is_dark, panel, strip
from nodes import Nodes, rgba
from shell import slab, wall
from styles import kit as materials


def star_tiles(a_colour, b_colour, c_colour, size=0.30, rough=0.2):
    """Zellige laid as stars: squares and turned squares, each glazed by hand."""
    n = Nodes('stars')
    at = n.space()

    def grid(turn):
        vector = n.add('Mapping', Vector=at, Rotation=(0, 0, turn)).outputs[0]
        return n.add('TexBrick', Vector=vector, Color1=(0.7, 0.7, 0.7, 1), Color2=(1.1, 1.1, 1.1, 1), Mortar=(0, 0, 0, 1), offset=0.0)

    cells = []
    for turn, width in ((0.0, size), (math.pi / 4, size * math.sqrt(2) / 2)):
        g = grid(turn)
        g.inputs['Scale'].default_value, g.inputs['Mortar Size'].default_value = 1, 0.0032
        g.inputs['Brick Width'].default_value = g.inputs['Row Height'].default_value = width
        cells.append(g)
    check = n.add('TexChecker', Vector=n.add('Mapping', Vector=at, Rotation=(0, 0, math.pi / 4)).outputs[0], Scale=1 / (size * math.sqrt(2) / 2), Color1=rgba(a_colour), Color2=rgba(b_colour))
    check2 = n.add('TexChecker', Vector=at, Scale=1 / size, Color1=(1, 1, 1, 1), Color2=(0, 0, 0, 1))
    base = n.mix(check2.outputs['Fac'], check.outputs['Color'], c_colour)
    base = n.mix(1.0, base, cells[0].outputs['Color'], 'MULTIPLY')
    joints = n.mix(1.0, n.mix(1.0, (1, 1, 1), cells[0].outputs['Fac'], 'SUBTRACT'), n.mix(1.0, (1, 1, 1), cells[1].outputs['Fac'], 'SUBTRACT'), 'MULTIPLY')
    base = n.mix(joints, (0.5, 0.46, 0.4), base)
    n.set(Base_Color=base, Roughness=rough)
    n.bump(joints, 0.3, 0.004)
    return n.material


def column(kit, x, y, height, radius=0.13, material='column'):
    lathe([(radius * 1.5, 0), (radius * 1.5, 0.10), (radius * 1.25, 0.13), (radius * 1.32, 0.17), (radius * 1.05, 0.21), (radius, 0.25), (radius * 0.88, height - 0.34), (radius * 1.0, height - 0.32), (radius * 0.9, height - 0.29), (radius * 1.05, height - 0.22), (radius * 1.5, height - 0.10), (radius * 1.5, height - 0.08)], kit[material], (x, y, 0), 32)
    box((x, y, 0.04), (radius * 3.3, radius * 3.3, 0.10), kit[material], 0.012)
    box((x, y, height - 0.04), (radius * 3.5, radius * 3.5, 0.10), kit[material], 0.012)


def arcade(kit, side, at, a0, a1, count, spring, top, kind, thick=0.42, radius=0.13):
    """A wall on columns along x ('x') or y ('y'): arches between them; below the springing only columns stand."""
    step = (a1 - a0) / count
    half = step / 2 - radius * 1.55
    # One outline that runs along the arches: a wall whose foot is scalloped.
    outline = [(a0 - 0.3, top - spring), (a0 - 0.3, 0)]
    for k in range(count):
        middle = a0 + (k + 0.5) * step
        over = math.radians(20) if kind == 'horseshoe' else 0.0
        r = half / math.cos(over)
        lift = r * math.sin(over)
        arch = [(middle - r * math.cos(t), lift + r * math.sin(t)) for t in (-over + (math.pi + 2 * over) * i / 28 for i in range(29))]
        outline += [(middle - half, 0.0), *arch[1:-1], (middle + half, 0.0)]
    outline += [(a1 + 0.3, 0), (a1 + 0.3, top - spring)]
    turn = (math.pi / 2, 0, 0) if side == 'x' else (math.pi / 2, 0, math.pi / 2)
    slab(outline, (), thick, kit['wall'], (0, at, spring) if side == 'x' else (at, 0, spring), turn)
    for k in range(count + 1):
        e = a0 + k * step
        if side == 'x':
            column(kit, e, at, spring, radius)
        else:
            column(kit, at, e, spring, radius)


def fountain(kit, kind, dark):
    if kind == 'star':
        n = 16
        rim = [((1.25 if k % 2 else 1.02) * math.cos(2 * math.pi * k / n), (1.25 if k % 2 else 1.02) * math.sin(2 * math.pi * k / n)) for k in range(n)]
        inner = [(x * 0.80, y * 0.80) for x, y in rim]
        slab(rim, (inner,), 0.44, kit['tiled'], (0, 0, 0.22), (0, 0, 0))
        slab([(x * 1.03, y * 1.03) for x, y in rim], ([(x * 0.78, y * 0.78) for x, y in rim],), 0.05, kit['marble'], (0, 0, 0.46), (0, 0, 0))
        mesh('water', [(x, y, 0.37) for x, y in inner], [tuple(range(n))], kit['water'])
        lathe([(0.12, 0), (0.10, 0.5), (0.16, 0.62), (0.50, 0.80), (0.54, 0.86), (0.50, 0.86), (0.12, 0.72), (0, 0.72)], kit['marble'], (0, 0, 0.02), 48)
        mesh('water', [(0.49 * math.cos(t), 0.49 * math.sin(t), 0.865) for t in (2 * math.pi * k / 40 for k in range(40))], [tuple(range(40))], kit['water'])
        if kit.get('petals'):
            r = foliage.chance()
            k = 90
            t, d = r.uniform(0, 6.28, k), r.uniform(0.25, 0.9, k)
            foliage.leaves(np.stack([d * np.cos(t), d * np.sin(t), np.full(k, 0.378)], 1), np.stack([r.normal(size=k), r.normal(size=k), np.full(k, 0.05)], 1), 0.05, 0.04, kit['petals'])
    else:
        lathe([(0, 0), (1.62, 0), (1.62, 0.10), (1.50, 0.12), (1.46, 0.40), (1.56, 0.46), (1.58, 0.54), (1.36, 0.54), (1.34, 0.20), (0, 0.20)], kit['marble'], (0, 0, 0), 8, smooth=False)
        lathe([(0, 0.36), (1.35, 0.36)], kit['water'], (0, 0, 0.08), 48)
        lathe([(0, 0), (0.26, 0), (0.30, 0.12), (0.15, 0.24), (0.12, 0.6), (0.19, 0.9), (0.13, 1.02), (0.25, 1.10), (0.76, 1.28), (0.80, 1.36), (0.72, 1.35), (0.1, 1.18), (0, 1.18)], kit['marble'], (0, 0, 0.18), 56)
        lathe([(0, 1.30), (0.70, 1.30)], kit['water'], (0, 0, 0.19), 48)
        lathe([(0.10, 1.15), (0.08, 1.6), (0.13, 1.72), (0.07, 1.82), (0.0, 1.95)], kit['marble'], (0, 0, 0.18), 32)
    drops = m.kept('drops', lambda: m.glass((1, 1, 1), 2.2))
    reach, high, low = (0.42, 1.25, 0.87) if kind == 'star' else (0.62, 2.1, 1.5)
    for k in range(10):
        t = 2 * math.pi * k / 10
        path = []
        for i in range(11):
            s = i / 10
            path.append((reach * s * math.cos(t), reach * s * math.sin(t), high + 0.25 * s - (high - low + 0.25) * s * s))
        tube(path, 0.006, drops, 6)
    if dark:
        strip((0, -0.6, 0.3), 0.8, 5, (math.pi, 0, 0), (1, 0.8, 0.55))


def orange(kit, at, height=3.0, fruit=True):
    x, y, z = at
    foliage.tree(at, height, height * 0.30, 0.06, 0.36, (0.085, 0.042), kit['citrus'], kit['bark'], 15000, 0.16, 0.0, 0.56)
    if fruit:
        peel = m.kept('peel', lambda: m.glazed((0.72, 0.22, 0.015), 0.45, 0.15))
        r = foliage.chance()
        first = sphere((0, 0, -50), 0.042, peel)
        for k in range(34):
            v = r.normal(size=3)
            v /= np.linalg.norm(v)
            again([first], (x + v[0] * height * 0.30, y + v[1] * height * 0.30, 50 + z + height * 0.72 + v[2] * height * 0.22))


def build(picture):
    style, hour, shot = picture['style'], picture['hour'], picture.get('camera', 'axis')
    kit = materials(style)
    dark = is_dark(hour)
    riad = style == 'riad'
    plaster = picture.get('plaster', (0.62, 0.44, 0.31) if riad else (0.66, 0.56, 0.42))
    kit.update(
        wall=m.paint(plaster, 0.85, 0.4, 7, 0.09), column=m.marble((0.70, 0.66, 0.58), (0.42, 0.36, 0.30), 0.3, 1.4, 0.7) if riad else m.stone((0.58, 0.51, 0.41), 0.85, 0.35, 6, 0.16),
        marble=m.marble((0.70, 0.67, 0.60), (0.40, 0.34, 0.28), 0.25, 1.2, 0.8) if riad else m.stone((0.52, 0.47, 0.39), 0.85, 0.5, 5, 0.22), water=m.water((0.60, 0.84, 0.82), 0.16, 6),
        tiled=m.zellige((0.035, 0.16, 0.15), 0.1, 0.4, (math.pi / 2, 0, 0)), dado=m.zellige((0.035, 0.15, 0.14), 0.1, 0.45, (math.pi / 2, 0, 0)), dado_y=m.zellige((0.035, 0.15, 0.14), 0.1, 0.45, (math.pi / 2, 0, math.pi / 2)),
        floor=star_tiles((0.62, 0.56, 0.46), (0.05, 0.20, 0.20), (0.60, 0.53, 0.43), 0.34) if riad else masonry.setts((0.46, 0.40, 0.32), (0.62, 0.42), picture.get('wet', 0.0), joint=0.01, vary=0.16),
        citrus=foliage.leafage((0.045, 0.10, 0.022), 0.35, 0.5), olive_leaf=foliage.leafage((0.15, 0.175, 0.105), 0.3, 0.4), box=foliage.leafage((0.045, 0.09, 0.025), 0.25), bark=foliage.bark(), lavender=foliage.leafage((0.22, 0.16, 0.36), 0.3, 0.3),
        terracotta=m.stone((0.44, 0.20, 0.105), 0.85, 0.25, 5, 0.2), joinery=m.wood((0.20, 0.105, 0.05), 'z', rough=0.5), pane=m.glass((0.95, 0.97, 0.96), 1.2), iron=m.glazed((0.014, 0.013, 0.012), 0.4), doorleaf=m.wood((0.22, 0.12, 0.055), 'z', rough=0.5),
        roof_tile=m.wood((0.42, 0.19, 0.10), 'y', (0.5, 0.22), 0.85, 0.4), timber=m.wood((0.17, 0.09, 0.045), 'y', rough=0.6), bougain=foliage.leafage((0.36, 0.03, 0.12), 0.4, 0.45), petals=foliage.leafage((0.62, 0.06, 0.09), 0.3, 0.3) if riad else None,
    )
    half, depth = 5.2, 4.8
    spring, top = (2.35, 4.2) if riad else (2.3, 3.85)
    kind = 'horseshoe' if riad else 'round'
    count = 5
    back = depth
    arcade(kit, 'x', back, -half, half, count, spring, top, kind)
    for s in (-1, 1):
        arcade(kit, 'y', s * half, -7.2, back, 6, spring, top, kind)
    # Galleries behind the arches: their walls with doors, their beams, their lamps.
    g = 2.6
    far = back + g
    wall('x', far + 0.12, -half - g, half + g, top, kit['wall'], [(-0.75, 0.75, 0.0, 2.6, 'round')], 0.24)
    for s in (-1, 1):
        wall('y', s * (half + g + 0.12), -8, far, top, kit['wall'], [(-3.4, -2.0, 0.0, 2.4, 'round'), (1.4, 2.8, 0.0, 2.4, 'round')], 0.24)
        for y in (-2.7, 2.1):
            box((s * (half + g + 0.1), y, 1.1), (0.05, 1.4, 2.3), kit['doorleaf'], 0)
    box((0, (back + far) / 2, top - 0.3), (2 * (half + g), g + 0.3, 0.08), kit['timber'], 0)
    for s in (-1, 1):
        box((s * (half + g / 2), -1.5, top - 0.3), (g + 0.3, 13.5, 0.08), kit['timber'], 0)
    for k in range(26):
        box((-6.5 + k * 0.52, (back + far) / 2, top - 0.42), (0.11, g, 0.16), kit['timber'], 0.01)
    for k in range(24):
        for s in (-1, 1):
            box((s * (half + g / 2), -7.0 + k * 0.52, top - 0.42), (g, 0.11, 0.16), kit['timber'], 0.01)
    if riad:
        box((0, far - 0.02, 0.6), (2 * (half + g), 0.05, 1.2), kit['dado'], 0)
        for s in (-1, 1):
            box((s * (half + g - 0.02), -1.5, 0.6), (0.05, 13.5, 1.2), kit['dado_y'], 0)
    box((0, far + 0.1, 1.25), (1.5, 0.05, 2.5), a.within(0.22) if dark else kit['doorleaf'], 0)
    box((0, -1.0, -0.05), (24, 24, 0.1), kit['floor'], 0)
    # Above: a cornice and the upper storey with its windows, or a roof of tiles.
    box((0, back - 0.05, top + 0.06), (2 * half + 1.2, 0.6, 0.14), kit['wall'], 0.03)
    for s in (-1, 1):
        box((s * (half - 0.05), -1.2, top + 0.06), (0.6, 13.0, 0.14), kit['wall'], 0.03)
    upper = 3.2
    xs = [-half + (k + 0.5) * 2 * half / count for k in range(count)]
    lit = {'blue': 0.24, 'night': 0.16}.get(hour, 0.0)
    tops = ['round'] if riad else []
    wall('x', back + 0.3, -half - 0.3, half + 0.3, upper, kit['wall'], [(x - 0.5, x + 0.5, 0.75, 2.5, *tops) for x in xs], 0.4).location.z = top
    with Collect() as made:
        for x in xs:
            a.window(kit, x, top + 0.75, 1.0, 1.75, at=0.22, lit=lit if rnd.random() < 0.7 else 0, bars=2, rails=(top + 1.6,), arch='round' if riad else None, thick=0.05)
            if not riad:
                a.shutters({**kit, 'shutter': kit['timber']}, x, top + 0.75, 1.0, 1.75)
                a.surround(kit | {'trim': kit['marble']}, x, top + 0.75, 1.0, 1.75, thick=0.1, out=0.04, key=False)
    for thing in made.things:
        thing.location.y += back + 0.1
    for s in (-1, 1):
        wall('y', s * (half + 0.3), -8, back, upper, kit['wall'], [(y - 0.5, y + 0.5, 0.75, 2.5, *tops) for y in (-5.2, -3.2, -1.2, 0.8, 2.8)], 0.4).location.z = top
        for y in (-5.2, -3.2, -1.2, 0.8, 2.8):
            box((s * (half + 0.42), y, top + 1.6), (0.04, 1.1, 1.9), m.kept(('up', bool(lit)), lambda: a.within(lit) if lit else kit['iron']), 0)
            box((s * (half + 0.3), y, top + 1.6), (0.06, 0.05, 1.8), kit['joinery'], 0)
    for side in range(3):
        n = int((2 * half if side == 0 else 13) / 0.24)
        place = (lambda k: (-half + 0.12 + 0.24 * k, back - 0.02)) if side == 0 else (lambda k, s=(-1 if side == 1 else 1): (s * (half + 0.02), -8 + 0.24 * k))
        x, y = place(0)
        turn = (math.radians(72), 0, 0) if side == 0 else (math.radians(72), 0, math.pi / 2 if side == 2 else -math.pi / 2)
        first = lathe([(0.075, 0), (0.085, 0.62)], kit['terracotta'], (x, y, top + upper + 0.02), 12, turn=turn)
        for k in range(1, n):
            q = place(k)
            again([first], (q[0] - x, q[1] - y, 0))
    box((0, back + 0.4, top + upper + 0.24), (2 * half + 1.4, 1.1, 0.1), kit['roof_tile'], 0)

    put(fountain, kit, 'star' if riad else 'basin', dark, at=(0, picture.get('fountain', -0.2), 0))
    planting(kit, picture, riad, half)
    for k, x in enumerate((-2.08, 0.0, 2.08)):
        put(lamps.pendant, kit, 0.95, top - 0.3, True, 'lantern', 24 if dark else 5, 0.17, at=(x, back + 1.3, 0))
    for s in (-1, 1):
        for y in (-3.4, 0.0, 3.2):
            put(lamps.pendant, kit, 0.95, top - 0.3, True, 'lantern', 20 if dark else 4, 0.17, at=(s * (half + 1.3), y, 0))
    if dark:
        for k in range(4):
            for s in (-1, 1):
                a.lantern(kit, (s * 1.15, (-4.6, -2.9, 0.6, 3.2)[k], 0.0), 0.8, 3, True)
    seats(kit, riad)
    terrain.heavens(hour, picture.get('sun', 52), picture.get('cloud', 0.35), picture.get('sunlight', 1.0), height=picture.get('height'), seed=picture['seed'])
    if not dark:
        panel((0, -9, 6), (9, 5), (math.radians(60), 0, 0), (1, 0.95, 0.88), 130)
    if shot == 'corner':
        return dict(at=(-3.9, -7.0, 1.6), to=(1.4, 3, 1.6), lens=25, rise=0.07)
    if shot == 'gallery':
        return dict(at=(half + 1.2, -6.4, 1.6), to=(half - 0.6, 4, 1.6), lens=27, rise=0.03)
    if shot == 'tall':
        return dict(at=(0.25, -8.6, 1.6), to=(0, 3, 1.6), lens=30, rise=0.1)
    return dict(at=(0.0, -8.4, 1.55), to=(0, 3, 1.55), lens=25, rise=0.075)


def planting(kit, picture, riad, half):
    for s in (-1, 1):
        for k, y in enumerate((-3.0, 2.3)):
            x = s * 3.0
            if riad:
                # Sunk beds with a marble rim, an orange tree in each.
                for ex, ey, w, d in ((0, 0.95, 2.1, 0.14), (0, -0.95, 2.1, 0.14), (0.98, 0, 0.14, 2.04), (-0.98, 0, 0.14, 2.04)):
                    box((x + ex, y + ey, 0.05), (w, d, 0.16), kit['marble'], 0.012)
                box((x, y, 0.04), (1.9, 1.9, 0.08), kit['soil'], 0)
                foliage.hedge((x, y, 0.05), (1.7, 1.7, 0.26), kit['box'], 5200)
                orange(kit, (x, y, 0.05), 2.7)
            else:
                lathe([(0, 0), (0.34, 0), (0.37, 0.05), (0.50, 0.42), (0.54, 0.66), (0.58, 0.72), (0.58, 0.80), (0.50, 0.80), (0.46, 0.7), (0, 0.68)], kit['terracotta'], (x, y, 0), 40)
                cylinder((x, y, 0.66), 0.47, 0.03, kit['soil'])
                foliage.tree((x, y, 0.62), 3.0 if k else 2.5, 1.35, 0.10, 0.36, (0.075, 0.019), kit['olive_leaf'], kit['bark'], 15000, 0.34, 0.05, 0.42)
                r = foliage.chance()
                n = 420
                t, d = r.uniform(0, 6.28, n), r.uniform(0.1, 0.45, n)
                foliage.leaves(np.stack([x + d * np.cos(t), y + d * np.sin(t), np.full(n, 0.68)], 1), np.stack([np.cos(t) * d * 2, np.sin(t) * d * 2, np.ones(n)], 1), 0.24, 0.02, kit['lavender'])
    for s in (-1, 1):
        for y in (-4.9, 0.0, 4.0):
            x = s * (half - 0.55)
            lathe([(0, 0), (0.20, 0), (0.24, 0.04), (0.31, 0.36), (0.33, 0.44), (0.30, 0.44), (0.27, 0.38), (0, 0.36)], kit['terracotta'], (x, y, 0), 32)
            foliage.egg((x, y, 0.36), 0.33, 0.64, 2600, (0.05, 0.03), kit['box'])
    if picture.get('flowers', True):
        r = foliage.chance()
        n = 9000
        # Sprays that hang from the edge of the wall, each with its own end.
        spray = r.integers(0, 34, n)
        end = r.uniform(0.2, 1.5, 34)[spray] * r.uniform(0, 1, n) ** 1.3
        y = 1.8 + r.normal(0, 1.3, 34)[spray] + r.normal(0, 0.16, n)
        x = half - 0.36 - 0.20 * end - np.abs(r.normal(0, 0.10, n))
        z = 4.25 - end + r.normal(0, 0.09, n)
        foliage.leaves(np.stack([x, y, z], 1), r.normal(size=(n, 3)), r.uniform(0.05, 0.09, n), r.uniform(0.04, 0.06, n), kit['bougain'])
        foliage.leaves(np.stack([x[:4500] + 0.12, y[:4500], z[:4500] - 0.02], 1), r.normal(size=(4500, 3)), 0.08, 0.05, kit['citrus'])
        tube([(half - 0.3, 2.1, 0), (half - 0.33, 2.0, 1.6), (half - 0.36, 1.7, 2.8), (half - 0.35, 1.9, 3.9)], [0.05, 0.04, 0.03, 0.02], kit['bark'], 8)


def seats(kit, riad):
    for s in (-1, 1):
        x, y = s * 4.15, -0.2 if riad else 0.2
        put(f.round_table, kit, 0.32, 0.68, 'marble', 'iron', at=(x - s * 0.55, y, 0))
        for k, t in enumerate((0.9, -0.9)):
            put(f.chair, kit, 'outdoor', at=(x - s * 0.5, y + t * 0.85, 0), turn=0.0 if t > 0 else math.pi)
        put(p.teapot, kit, 'metal', 0.9, at=(x - s * 0.5, y + 0.02, 0.68))
        for k in (-1, 1):
            put(p.glassware, kit, 'tumbler', at=(x - s * 0.62, y + k * 0.14, 0.68))
