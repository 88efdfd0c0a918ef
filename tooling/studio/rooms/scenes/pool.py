"""Pools: outdoors towards a horizon or a garden, and indoors between columns."""
import math

import furniture as f
import materials as m
import plants
import props as p
from core import box, cylinder, mesh, put, rnd
from lighting import bulb, is_dark, panel, sky, strip, window
from scenes.views import beyond
from shell import frame, room, wall
from styles import kit as materials
from terrain import heavens


def basin(kit, x0, x1, y0, y1, depth=1.3, level=-0.03):
    """A tiled basin sunk into the ground, with its water."""
    t = 'tile'
    box(((x0 + x1) / 2, (y0 + y1) / 2, -depth - 0.05), (x1 - x0, y1 - y0, 0.1), kit[t], 0)
    for x in (x0, x1):
        box((x, (y0 + y1) / 2, -depth / 2), (0.04, y1 - y0, depth), kit[t + '_side_y'], 0)
    for y in (y0, y1):
        box(((x0 + x1) / 2, y, -depth / 2), (x1 - x0, 0.04, depth), kit[t + '_side_x'], 0)
    mesh('water', [(x0, y0, level), (x1, y0, level), (x1, y1, level), (x0, y1, level)], [(0, 1, 2, 3)], kit['water'])


def tiles(kit, colour, size=0.1):
    kit['tile'] = m.zellige(colour, size, 0.14, joint=m.times(colour, 0.8), rough=0.3)
    kit['tile_side_x'] = m.zellige(colour, size, 0.14, (math.pi / 2, 0, 0), m.times(colour, 0.8), 0.3)
    kit['tile_side_y'] = m.zellige(colour, size, 0.14, (math.pi / 2, 0, math.pi / 2), m.times(colour, 0.8), 0.3)


def deck(kit, x0, x1, y0, y1, material='deck', thick=0.2):
    box(((x0 + x1) / 2, (y0 + y1) / 2, -thick / 2), (x1 - x0, y1 - y0, thick), kit[material], 0.012)


def indoor(picture, kit, style, hour, dark):
    w, d, h = 9.0, 15.0, 4.2
    openings = [(-5.6 + k * 3.0, -3.6 + k * 3.0, 0.05, 3.5, *(['round'] if style in ('palace', 'riad') else [])) for k in range(4)]
    x0, x1, y0, y1 = -2.4, 2.4, -8.5, 5.4
    # The room without its floor over the basin: deck pieces round it.
    room(kit, w, d, h, east=openings, west=openings, walls='poolwall', ceiling='poolceiling', skirting=None, floor=None)
    deck(kit, -w / 2, x0, -d / 2 - 1, d / 2)
    deck(kit, x1, w / 2, -d / 2 - 1, d / 2)
    deck(kit, x0, x1, y1, d / 2)
    basin(kit, x0, x1, y0, y1)
    for k in range(5):
        for s in (-1, 1):
            y = -5.9 + k * 3.0
            if style == 'palace':
                cylinder((s * 3.15, y, 0), 0.21, h - 0.35, kit['column'], 40)
                box((s * 3.15, y, h - 0.2), (0.6, 0.6, 0.36), kit['column'], 0.02)
                box((s * 3.15, y, 0.06), (0.58, 0.58, 0.12), kit['column'], 0.02)
            else:
                box((s * 3.15, y, h / 2), (0.34, 0.34, h), kit['column'], 0.008)
            if dark or style in ('club', 'alpine'):
                bulb((s * 3.45, y + 1.5, 2.2), 16, 0.08)
    for s in (-1, 1):
        for k in range(3):
            put(f.lounger, kit, at=(s * 3.75, -3.6 + k * 3.0 + 0.4, 0), turn=s * -1.45)
    put(plants.pot, kit, 0.34, 0.6, at=(-3.3, d / 2 - 0.6, 0))
    put(plants.palm, kit, 2.0, 11, 1.3, at=(-3.3, d / 2 - 0.6, 0.5))
    put(plants.pot, kit, 0.34, 0.6, at=(3.3, d / 2 - 0.6, 0))
    put(plants.palm, kit, 2.0, 11, 1.3, at=(3.3, d / 2 - 0.6, 0.5))
    for o in openings:
        if style not in ('palace', 'riad'):
            frame(kit, 'y', w / 2 + 0.12, o[0], o[1], o[2], o[3], 2, material='upright')
            frame(kit, 'y', -w / 2 - 0.12, o[0], o[1], o[2], o[3], 2, material='upright')
    beyond(kit, picture.get('vista') or picture.get('view', 'garden'), hour, (w / 2 + 2, 0), 90)
    sky(hour, 62)
    for o in openings:
        window((w / 2 - 0.02, (o[0] + o[1]) / 2, 1.8), (2.0, 3.3), 90, hour, 1.4)
        window((-w / 2 + 0.02, (o[0] + o[1]) / 2, 1.8), (2.0, 3.3), -90, hour, 1.0)
    panel((0, -1, h - 0.05), (3, 9), (0, 0, 0), (1, 0.82, 0.62), 70 if dark or style == 'club' else 40)
    strip((0, y1 + 0.05, -0.5), 4.6, 40, (math.pi / 2, 0, 0), (0.7, 0.95, 1.0), 0.3)
    return dict(at=(0.0, -d / 2 - 2.2, 1.45), to=(0.0, 3, 1.45), lens=26, rise=-0.03)


def build(picture):
    style, hour = picture['style'], picture['hour']
    kit = materials(style)
    kit['drop'] = picture.get('drop')
    dark = is_dark(hour)
    water = {'city': (0.07, 0.20, 0.24), 'club': (0.02, 0.10, 0.10), 'riad': (0.05, 0.24, 0.22), 'desert': (0.10, 0.27, 0.27), 'beach': (0.13, 0.36, 0.38), 'palace': (0.16, 0.36, 0.40), 'alpine': (0.07, 0.14, 0.14)}[style]
    tiles(kit, water, 0.1 if style in ('riad', 'palace') else 0.3)
    pale = {'city': (0.42, 0.40, 0.37), 'beach': (0.66, 0.60, 0.50), 'desert': (0.60, 0.46, 0.33), 'riad': (0.58, 0.42, 0.30), 'palace': (0.66, 0.62, 0.55), 'club': (0.10, 0.10, 0.095), 'alpine': (0.20, 0.19, 0.18)}[style]
    kit.update(
        deck=m.stone(pale, 0.55, 0.2, 4, 0.14, (1.0, 0.5)) if style != 'beach' else m.wood((0.34, 0.215, 0.125), 'x', (2.4, 0.14), 0.6, 0.3),
        coping=m.stone(m.times(pale, 1.08), 0.5, 0.15, 4, 0.1),
        water=m.water((0.74, 0.94, 0.95) if style != 'club' else (0.4, 0.75, 0.75), 0.16, 1.6),
        poolwall=m.paint(kit['palette']['wall'], 0.7, 0.15), poolceiling=m.wood(kit['palette']['panel'], 'y', (3, 0.16)) if style in ('alpine', 'club', 'city') else m.paint((0.72, 0.70, 0.66)),
        column=m.marble((0.70, 0.67, 0.61), (0.42, 0.36, 0.30), 0.15, 1.2, 0.8) if style in ('palace', 'club') else m.stone(pale, 0.6, 0.3, 3),
        towel=m.knit((0.78, 0.75, 0.70), 150, 0.5, 0.04),
    )
    shot = picture.get('camera', 'edge')
    if shot == 'indoor':
        return indoor(picture, kit, style, hour, dark)
    name = picture.get('vista') or picture.get('view', 'sea')
    if shot == 'edge':
        # The water runs to its far edge and over it; the deck at the left with its loungers.
        x0, x1, y0, y1 = -1.6, 7.5, -6.0, 9.0
        deck(kit, -9, x0, -8, y1)
        box((x0 - 0.2, 1.5, 0.01), (0.4, 15, 0.04), kit['coping'], 0.01)
        basin(kit, x0, x1, y0, y1, 1.2, 0.0)
        box(((x0 + x1) / 2, y1 + 0.06, -0.62), (x1 - x0, 0.16, 1.23), kit['coping'], 0.01)
        for k in range(3):
            put(f.lounger, kit, at=(-3.4, 0.6 + k * 2.5, 0), turn=-math.pi / 2 + 0.02 * k)
        put(f.parasol, kit, at=(-4.4, 1.9, 0), turn=0.2)
        put(f.parasol, kit, at=(-4.4, 5.6, 0), turn=0.05)
        for k in range(2):
            put(f.stool, kit, 0.2, 0.4, 'teak', at=(-3.2, 1.85 + 2.5 * k, 0))
            put(p.glassware, kit, 'tumbler', at=(-3.15, 1.85 + 2.5 * k, 0.4))
        for k in range(4):
            put(plants.shrub, kit, 0.5, 0.7, 420, (0.10, 0.03), 'olive', at=(-6.8, -0.5 + 2.6 * k, 0))
        if name in ('sea', 'garden') and style in ('beach',):
            for x, y, t in ((-6.2, 6.8, 4.6), (-8.0, 9.0, 5.6)):
                put(plants.palm, kit, 1.6, 15, 2.1, (0, 0, 0), t, at=(x, y, -0.3), turn=rnd.uniform(0, 6))
        camera = dict(at=(0.6, -5.4, 1.75), to=(0.75, 9, 1.75), lens=26, rise=-0.09)
    elif shot == 'court':
        # A courtyard: the pool in the middle, arcades round it.
        w = 5.2
        x0, x1, y0, y1 = -1.5, 1.5, -4.5, 4.6
        deck(kit, -9, x0, -9, 12)
        deck(kit, x1, 9, -9, 12)
        deck(kit, x0, x1, y1, 12)
        deck(kit, x0, x1, -9, y0)
        for s in (-1, 1):
            box((s * (x1 + 0.16), 0.05, 0.012), (0.32, 9.74, 0.03), kit['coping'], 0.008)
        for y in (y0 - 0.16, y1 + 0.16):
            box((0, y, 0.012), (3.0, 0.32, 0.03), kit['coping'], 0.008)
        basin(kit, x0, x1, y0, y1, 1.2, -0.02)
        kind = 'horseshoe' if style == 'riad' else 'round'
        arches = [(-8.2 + k * 2.4, -6.5 + k * 2.4, 0.0, 3.0, kind) for k in range(7)]
        wall('y', w, -9, 9, 4.6, kit['poolwall'], arches, 0.4)
        wall('y', -w, -9, 9, 4.6, kit['poolwall'], arches, 0.4)
        wall('x', 8.0, -9, 9, 4.6, kit['poolwall'], [(-3.6, -1.9, 0, 3.0, kind), (-0.95, 0.95, 0, 3.4, kind), (1.9, 3.6, 0, 3.0, kind)], 0.4)
        for s in (-1, 1):
            wall('y', s * (w + 2.6), -9, 12, 4.6, kit['poolwall'])
            box((s * (w + 1.3), 0, 4.7), (3.2, 19, 0.2), kit['poolwall'], 0)
            for k in range(4):
                bulb((s * (w + 1.3), -5.2 + 2.4 * 2 * k / 1.6, 2.5), 26 if dark else 8, 0.12)
            for k in range(2):
                put(plants.pot, kit, 0.36, 0.62, at=(s * 3.6, -1.6 + k * 5.2, 0))
                put(plants.shrub, kit, 0.5, 0.95, 620, (0.09, 0.035), 'leaf' if style != 'riad' else 'olive', at=(s * 3.6, -1.6 + k * 5.2, 0.5))
            put(f.lounger, kit, at=(s * 3.4, 1.2, 0), turn=s * -1.5)
        wall('x', 11, -9, 9, 4.6, kit['poolwall'])
        box((0, 9.5, 4.7), (18, 3.0, 0.2), kit['poolwall'], 0)
        bulb((0, 9.5, 2.6), 60 if dark else 20, 0.12)
        for s in (-1, 1):
            put(plants.palm, kit, 1.8, 15, 2.0, (0, 0, 0), 4.4, at=(s * 4.1, 6.4, 0), turn=s)
        if dark:
            for k in range(6):
                for s in (-1, 1):
                    put(p.candle, kit, 0.16, 0.06, at=(s * 2.15, -3.4 + k * 1.5, 0))
            strip((0, y1 - 0.05, -0.5), 2.8, 26, (math.pi / 2, 0, math.pi), (0.7, 0.95, 1.0), 0.3)
        camera = dict(at=(0.0, -8.2, 1.6), to=(0, 5, 1.6), lens=25, rise=0.0)
        name = 'sky'
    else:
        # A plunge pool on a terrace with a daybed, seen across.
        x0, x1, y0, y1 = -4.5, 2.0, 0.4, 4.2
        deck(kit, -9, 9, -8, y0)
        deck(kit, x1, 9, y0, y1)
        basin(kit, x0, x1, y0, y1, 1.1, 0.0)
        box(((x0 + x1) / 2, y0 - 0.18, 0.012), (x1 - x0 + 0.4, 0.36, 0.035), kit['coping'], 0.01)
        box(((x0 + x1) / 2, y1 + 0.06, -0.6), (x1 - x0, 0.14, 1.2), kit['coping'], 0.008)
        for x in (2.7, 5.1):
            for y in (0.9, 3.4):
                box((x, y, 1.15), (0.09, 0.09, 2.3), kit['teak'], 0.006)
        for y in (0.9, 3.4):
            box((3.9, y, 2.3), (2.5, 0.09, 0.12), kit['teak'], 0.006)
        for k in range(9):
            box((3.9, 0.9 + 2.5 * k / 8, 2.38), (2.6, 0.05, 0.06), kit['teak'], 0.004)
        f.upholstered((3.9, 2.15, 0.34), (2.1, 2.1, 0.22), kit['outdoor'], 0.07, 0.02)
        box((3.9, 2.15, 0.12), (2.2, 2.2, 0.22), kit['teak'], 0.01)
        for k in range(4):
            f.cloth('cushion', kit['accent' if k % 2 else 'throw'], (3.15 + k * 0.5, 2.95, 0.66), (1.1, 0, rnd.uniform(-0.2, 0.2)), (1.0, 1.0, 0.8))
        put(f.round_table, kit, 0.26, 0.45, 'teak', 'teak', at=(2.2, -0.5, 0))
        put(p.tray, kit, 0.34, 0.24, at=(2.2, -0.5, 0.45))
        put(plants.pot, kit, 0.34, 0.55, at=(-5.2, -0.5, 0))
        put(plants.shrub, kit, 0.55, 1.0, 620, (0.1, 0.035), 'olive', at=(-5.2, -0.5, 0.45))
        put(f.lounger, kit, at=(-2.6, -1.1, 0), turn=math.pi + 0.1)
        put(f.lounger, kit, at=(-1.5, -1.1, 0), turn=math.pi + 0.06)
        if dark:
            bulb((3.9, 2.1, 2.1), 30, 0.15)
            for k in range(4):
                put(p.candle, kit, 0.2, 0.07, at=(-4.2 + k * 1.7, -0.05, 0.03))
        camera = dict(at=(-1.2, -6.6, 1.6), to=(0.35, 4, 1.6), lens=28, rise=-0.06)
    beyond(kit, name, hour, (0, 10), 0)
    if picture.get('vista'):
        heavens(hour, picture.get('sun', 118), picture.get('cloud', 0.45), height=picture.get('height'), seed=picture['seed'])
    else:
        sky(hour, picture.get('sun', 70), picture.get('sunlight', 1.0))
    if dark and shot != 'court':
        strip((3.0, 8.9, -0.6), 8, 60, (math.pi / 2, 0, math.pi), (0.6, 0.95, 1.0), 0.3)
        for k in range(4):
            bulb((-5.6, -1 + 2.5 * k, 0.5), 7, 0.06)
    return camera
