"""Terraces and balconies: out-of-door seats, a laid breakfast, towards a horizon."""
import math

import furniture as f
import lamps
import materials as m
import plants
import props as p
from core import box, cylinder, lathe, put, rnd, tube
from lighting import is_dark, panel, sky
from scenes.views import beyond
from shell import wall
from styles import kit as materials
from terrain import heavens


def balustrade(kit, x0, x1, y, kind, height=1.0):
    if kind == 'stone':
        box(((x0 + x1) / 2, y, height - 0.06), (x1 - x0, 0.26, 0.12), kit['pale'], 0.02)
        box(((x0 + x1) / 2, y, 0.07), (x1 - x0, 0.26, 0.14), kit['pale'], 0.02)
        n = int((x1 - x0) / 0.23)

        for k in range(n):
            x = x0 + (k + 0.5) * (x1 - x0) / n
            lathe([(0.05, 0.14), (0.05, 0.2), (0.085, 0.36), (0.07, 0.5), (0.035, 0.66), (0.03, 0.74), (0.05, 0.8), (0.05, 0.9)], kit['pale'], (x, y, 0), 20)
    elif kind == 'glass':
        pane = box(((x0 + x1) / 2, y, height / 2), (x1 - x0, 0.012, height), kit['glass'], 0)
        pane.visible_shadow = False
        box(((x0 + x1) / 2, y, height), (x1 - x0, 0.05, 0.035), kit['metal'], 0.006)
    elif kind == 'iron':
        for z in (0.1, height):
            box(((x0 + x1) / 2, y, z), (x1 - x0, 0.035, 0.03 if z > 0.5 else 0.02), kit['iron'], 0.004)
        n = int((x1 - x0) / 0.11)
        for k in range(n + 1):
            x = x0 + k * (x1 - x0) / n
            tube([(x, y, 0.1), (x, y, height)], 0.0075, kit['iron'])
    elif kind == 'wood':
        for z in (0.35, 0.65, height):
            box(((x0 + x1) / 2, y, z), (x1 - x0, 0.05, 0.1), kit['teak'], 0.006)
        for k in range(5):
            box((x0 + k * (x1 - x0) / 4, y, height / 2), (0.1, 0.1, height), kit['teak'], 0.006)


def breakfast(kit, radius=0.42):
    """A laid round table, its top at 0.74."""
    cylinder((0, 0, 0.715), radius, 0.025, kit['stone'], 64)
    cylinder((0, 0, 0), 0.24, 0.02, kit['iron'], 48)
    cylinder((0, 0, 0), 0.025, 0.72, kit['iron'])
    top = 0.74
    for s in (-1, 1):
        put(p.plate, kit, 0.13, at=(s * 0.24, -0.06, top))
        put(p.cup, kit, at=(s * 0.2, 0.17, top), turn=s)
        put(p.folded, kit, 1, (0.09, 0.16), 'linen', 0.02, at=(s * 0.24, -0.06, top + 0.02))
    put(p.teapot, kit, size=1.05, at=(0.0, 0.2, top), turn=0.6)
    put(p.vase, kit, 0.14, style=1, at=(-0.02, 0.0, top))
    put(plants.branches, kit, (0, 0, 0.1), 5, 0.22, 0.13, (0.045, 0.014), at=(-0.02, 0.0, top))
    put(p.bowl, kit, 0.085, 0.05, at=(0.05, -0.24, top))
    for k in range(5):
        p.fruit(0.03, (0.60, 0.24, 0.03), (0, 0, 0)).location = (0.05 + 0.035 * math.cos(k * 1.3), -0.24 + 0.035 * math.sin(k * 1.3), top + 0.045)


def build(picture):
    style, hour, shot = picture['style'], picture['hour'], picture.get('camera', 'lounge')
    kit = materials(style)
    kit['drop'] = picture.get('drop')
    dark = is_dark(hour)
    pale = {'beach': (0.66, 0.60, 0.50), 'desert': (0.58, 0.44, 0.31), 'riad': (0.50, 0.33, 0.22), 'palace': (0.62, 0.57, 0.49), 'city': (0.36, 0.34, 0.32), 'club': (0.12, 0.12, 0.11), 'alpine': (0.34, 0.24, 0.15), 'ryokan': (0.30, 0.22, 0.14)}[style]
    wooden = style in ('beach', 'alpine', 'ryokan')
    kit.update(
        pale=m.stone(pale, 0.7, 0.3, 4, 0.14), iron=m.metal((0.05, 0.05, 0.05), 0.45),
        deck=m.wood(m.times(kit['palette']['floor'], 0.9), 'x', (2.4, 0.14), 0.6, 0.3) if wooden else m.stone(pale, 0.6, 0.25, 4, 0.16, (0.6, 0.6), offset=0),
        outer=m.paint(kit['palette']['wall'] if style != 'club' else (0.12, 0.12, 0.11), 0.85, 0.4),
    )
    box((0, -1, -0.1), (14, 10, 0.2), kit['deck'], 0)
    kind = {'palace': 'stone', 'city': 'glass', 'club': 'glass', 'beach': 'glass', 'riad': 'iron', 'alpine': 'wood', 'desert': 'none', 'ryokan': 'wood'}[style]
    edge = 3.6
    if kind != 'none':
        balustrade(kit, -7, 7, edge, kind)
    else:
        box((0, edge, 0.22), (14, 0.4, 0.45), kit['outer'], 0.05)
    if shot == 'breakfast':
        put(breakfast, kit, at=(0.25, 1.75, 0))
        put(f.chair, kit, 'outdoor', at=(-0.62, 1.85, 0), turn=1.35)
        put(f.chair, kit, 'outdoor', at=(1.12, 1.95, 0), turn=-1.25)
        put(plants.pot, kit, 0.26, 0.48, at=(-1.75, 3.0, 0))
        put(plants.shrub, kit, 0.38, 0.62, 520, (0.075, 0.02), 'olive', at=(-1.75, 3.0, 0.4))
        put(plants.pot, kit, 0.2, 0.36, at=(2.3, 3.05, 0))
        put(plants.shrub, kit, 0.3, 0.5, 420, (0.06, 0.02), 'leaf', at=(2.3, 3.05, 0.28))
        camera = dict(at=(-0.75, -1.35, 1.35), to=(0.3, 3, 1.18), lens=35, tilt=True, focus=(0.25, 1.75, 0.75), stop=4.5)
    else:
        # A pergola over a sofa, two chairs and a low table.
        wall('y', 4.3, -6, 2.6, 3.2, kit['outer'], [(-2.6, 0.6, 0.02, 2.5)])
        box((4.32, -1, 1.25), (0.02, 3.2, 2.46), m.glass((0.2, 0.25, 0.28), 2.5), 0)
        put(f.sofa, kit, 2.3, 'outdoor', cushions=3, at=(-2.15, 1.2, 0), turn=math.pi / 2)
        put(f.armchair, kit, 'outdoor', 'wood', at=(1.75, 0.7, 0), turn=-1.3)
        put(f.armchair, kit, 'outdoor', 'wood', at=(1.85, 1.9, 0), turn=-1.8)
        f.rug(kit, 3.6, 2.6, at=(-0.2, 1.2))
        put(f.low_table, kit, 1.15, 0.7, 0.36, 'teak', at=(-0.25, 1.25, 0), turn=math.pi / 2 + 0.02)
        put(p.bowl, kit, 0.15, 0.07, at=(-0.25, 1.45, 0.36))
        for k in range(6):
            thing = p.fruit(0.036, (0.50, 0.30, 0.03), (0, 0, 0))
            thing.location = (-0.25 + 0.055 * math.cos(k), 1.45 + 0.055 * math.sin(k), 0.42)
        for x, y in ((-0.1, 1.0), (-0.42, 0.92)):
            put(p.glassware, kit, 'wine', at=(x, y, 0.36))
        put(p.candle, kit, 0.14, 0.05, at=(-0.2, 1.2, 0.36))
        put(plants.pot, kit, 0.36, 0.6, at=(-3.4, 3.0, 0))
        put(plants.shrub, kit, 0.6, 1.1, 720, (0.1, 0.03), 'olive', at=(-3.4, 3.0, 0.5))
        put(plants.pot, kit, 0.3, 0.5, at=(3.4, 3.0, 0))
        put(plants.palm, kit, 1.5, 11, 1.1, at=(3.4, 3.0, 0.42))
        for k in range(4):
            put(p.candle, kit, 0.22, 0.07, at=(-3.9 + 0.5 * rnd.random() + k * 2.2, 3.3 if kind != 'none' else 3.6, 0.0 if kind != 'none' else 0.45))
        if picture.get('pergola', True):
            for x in (-3.2, 3.2):
                box((x, 3.2, 1.35), (0.12, 0.12, 2.7), kit['teak'], 0.008)
                box((x, 0, 2.75), (0.12, 8, 0.16), kit['teak'], 0.008)
            for k in range(15):
                box((0, 3.3 - k * 0.45, 2.86), (7.2, 0.07, 0.1), kit['teak'], 0.006)
        if dark:
            for x, y in ((-3.0, 2.6), (0, 1.2), (3.0, 2.6)):
                put(lamps.pendant, kit, 0.55 if x else 0.75, 2.8, True, 'lantern' if style in ('riad', 'desert') else 'globe', 26, 0.12, at=(x, y, 0))
            panel((0, -1.5, 2.7), (5, 3), (0, 0, 0), (1, 0.70, 0.42), 45)
        camera = dict(at=(-0.7, -4.1, 1.45), to=(-0.1, 3, 1.45), lens=27, rise=-0.05)
    beyond(kit, picture.get('vista') or picture.get('view', 'sea'), hour, (0, edge + 2), 0)
    if picture.get('vista'):
        heavens(hour, picture.get('sun', 118), picture.get('cloud', 0.45), height=picture.get('height'), seed=picture['seed'])
    else:
        sky(hour, picture.get('sun', 62), picture.get('sunlight', 1.0))
    if not dark:
        panel((0, -5, 3), (6, 3), (math.radians(65), 0, 0), (1, 0.96, 0.9), 120)
    return camera


