"""The sitting area of a suite, a club's library, a fireside: sofa, chairs, low table."""
import math

import furniture as f
import lamps
import materials as m
import plants
import props as p
from core import box, cylinder, lathe, put, rnd
from lighting import bulb, is_dark, panel, sky, strip, window
from mathutils import Vector
from scenes.views import beyond
from shell import beams, boards, cornice, drapes, frame, mouldings, room, slats
from styles import kit as materials

W, D, H = 7.2, 6.0, 3.1


def fireplace(kit, material='stone', width=1.6, height=1.15, lit=True):
    """Stands against a wall behind it; the opening is 0.86 wide."""
    dark = m.kept('soot', lambda: m.paint((0.015, 0.013, 0.012), 0.95, 0.6, 30))
    side = (width - 0.86) / 2
    for s in (-1, 1):
        box((s * (0.43 + side / 2), -0.14, height / 2), (side, 0.28, height), kit[material], 0.008)
    box((0, -0.14, (height + 0.74) / 2), (0.86, 0.28, height - 0.74), kit[material], 0.008)
    box((0, -0.17, height + 0.03), (width + 0.14, 0.36, 0.06), kit[material], 0.012)
    box((0, -0.02, 0.37), (0.86, 0.02, 0.74), dark, 0)
    box((0, -0.3, 0.02), (width + 0.1, 0.55, 0.04), kit[material], 0.006)
    log = m.kept('log', lambda: m.wood((0.10, 0.05, 0.025), 'x', rough=0.9))
    for k in range(4):
        cylinder((-0.24 + rnd.uniform(-0.02, 0.02), -0.16 + 0.05 * (k % 2), 0.08 + 0.055 * k), 0.04, 0.48, log, turn=(0, math.pi / 2, rnd.uniform(-0.25, 0.25)))
    if lit:
        flame = m.kept('fire', lambda: m.emission((1, 0.36, 0.06), 7))
        core = m.kept('fire-core', lambda: m.emission((1, 0.6, 0.2), 16))

        for k in range(13):
            tall = rnd.uniform(0.10, 0.30)
            r = rnd.uniform(0.015, 0.035)
            lathe([(0.001, 0), (r, tall * 0.25), (r * 0.7, tall * 0.55), (0.001, tall)], flame if k % 3 else core, (rnd.uniform(-0.22, 0.22), rnd.uniform(-0.18, -0.08), 0.14 + rnd.uniform(0, 0.08)), 14, scale=(1, 0.6, 1), turn=(rnd.uniform(-0.15, 0.15), rnd.uniform(-0.2, 0.2), 0))
        bulb((0, -0.22, 0.32), 34, 0.12, (1, 0.42, 0.12))


def bookcase(kit, width, height, seed, depth=0.34):
    """Against the wall behind it; shelves lit from above."""
    w = kit['upright']
    bays = max(1, round(width / 0.95))
    step = width / bays
    for k in range(bays + 1):
        box((k * step - width / 2, -depth / 2, height / 2), (0.04, depth, height), w, 0.004)
    box((0, -0.01, height / 2), (width, 0.02, height), w, 0)
    box((0, -depth / 2 - 0.03, 0.4), (width, depth + 0.06, 0.04), w, 0.004)
    box((0, -depth / 2, 0.2), (width, depth, 0.36), w, 0.004)
    for b in range(bays):
        x = (b + 0.5) * step - width / 2
        for side in (-1, 1):
            box((x + side * step * 0.24, -depth - 0.012, 0.2), (step * 0.44, 0.012, 0.28), w, 0.004)
            box((x + side * 0.04, -depth - 0.026, 0.22), (0.016, 0.02, 0.05), kit['metal'], 0.004)
    z, row = 0.42, 0
    while z + 0.34 <= height:
        box((0, -depth / 2, z), (width, depth, 0.028), w, 0.003)
        for b in range(bays):
            x = (b + 0.5) * step - width / 2
            if (row + b + seed) % 4 == 0:
                put(p.vase, kit, 0.24, style=(row + b) % 3, at=(x - step * 0.18, -depth / 2, z + 0.014))
                put(p.shelf_of_books, step * 0.4, 0.28, depth * 0.8, seed, at=(x + step * 0.24, -depth / 2, z + 0.014))
            else:
                put(p.shelf_of_books, step * 0.88, 0.29, depth * 0.8, seed, at=(x, -depth / 2, z + 0.014))
        z += 0.36
        row += 1
    box((0, -depth / 2, height), (width + 0.06, depth + 0.05, 0.07), w, 0.01)


def build(picture):
    style, hour, shot = picture['style'], picture['hour'], picture.get('camera', 'corner')
    kit = materials(style, **picture.get('colours', {}))
    dark = is_dark(hour)
    feature = picture.get('feature', 'art')
    y0, y1, z0, z1 = -2.2, 1.9, 0.02, 2.72
    arched = style in ('riad', 'desert')
    openings = [(y0, y1, z0, z1)] if not arched else [(-2.1, -0.7, 0.02, 2.6, 'round'), (-0.2, 1.2, 0.02, 2.6, 'round')]
    room(kit, W, D, H, east=openings, skirting='panel' if style in ('club', 'city', 'alpine') else 'white')
    y = D / 2
    if style in ('palace', 'city', 'club'):
        cornice(kit, W, D, H, 'ceiling')
    if style == 'alpine':
        kit['beam'] = kit['wood']
        boards(kit, W, y, H)
        beams(kit, W, D, H, 6)
    x = -0.3
    if feature == 'books':
        put(bookcase, kit, 4.6, 2.8, picture['seed'], at=(x, y, 0))
        if dark:
            strip((x, y - 0.5, 2.9), 4.4, 14, (math.radians(-25), 0, 0))
    elif feature == 'fire':
        kit['mantel'] = m.stone((0.34, 0.31, 0.28), 0.7, 0.5, 4) if style == 'alpine' else kit['stone']
        put(fireplace, kit, 'mantel', 1.75 if style != 'alpine' else 2.0, 1.15, at=(x, y, 0))
        if style == 'alpine':
            rough = m.stone((0.30, 0.27, 0.23), 0.85, 0.9, 3, 0.3, (0.42, 0.16), (math.pi / 2, 0, 0), 0.5, 0.012)
            box((x, y - 0.08, (1.2 + H) / 2), (2.0, 0.16, H - 1.2), rough, 0.01)
            put(p.vase, kit, 0.3, at=(x - 0.7, y - 0.2, 1.21))
        else:
            put(f.framed, kit, 1.2, 0.9, picture['seed'], at=(x, y, 1.95))
            put(p.vase, kit, 0.26, at=(x - 0.62, y - 0.18, 1.21))
            put(p.candle, kit, at=(x + 0.55, y - 0.2, 1.21))
        if style == 'palace':
            mouldings(kit, y, ((-3.4, -1.5), (0.9, 2.8)), z1=2.6)
    else:
        if style == 'city':
            slats(kit, x - 2.4, x + 2.4, y, 0, H)
            strip((x, y - 0.12, H - 0.02), 4.6, 14)
        elif style == 'palace':
            mouldings(kit, y, ((-3.4, -1.75), (-1.5, 0.9), (1.15, 2.8)), z1=2.6)
        put(f.framed, kit, 1.5, 1.0, picture['seed'], 'metal' if style in ('palace', 'city') else 'upright', at=(x, y - (0.05 if style == 'city' else 0), 1.85))

    sofa_back = feature == 'art'
    if sofa_back:
        put(f.sofa, kit, 2.5, cushions=4, at=(x, y - 0.66, 0))
        put(f.armchair, kit, 'head', at=(x + 2.1, y - 1.9, 0), turn=-1.25)
        put(f.armchair, kit, 'head', at=(x - 2.0, y - 2.0, 0), turn=1.3)
        for s in (-1, 1):
            put(f.round_table, kit, 0.26, 0.55, at=(x + s * 1.62, y - 0.55, 0))
            put(lamps.table_lamp, kit, True, 'ceramic', 8 if dark else 4, at=(x + s * 1.62, y - 0.55, 0.55))
    else:
        put(f.sofa, kit, 2.3, cushions=3, at=(x - 1.9, y - 2.5, 0), turn=math.pi / 2)
        put(f.armchair, kit, 'head' if style != 'club' else 'seat', at=(x + 1.55, y - 1.75, 0), turn=-1.0)
        put(f.armchair, kit, 'head' if style != 'club' else 'seat', at=(x + 1.75, y - 3.0, 0), turn=-1.75)
        put(lamps.floor_lamp, kit, True, 1.5, 14 if dark else 8, at=(x - 2.1, y - 0.9, 0))
        put(f.round_table, kit, 0.22, 0.52, at=(x + 2.15, y - 2.35, 0))
        put(p.glassware, kit, 'tumbler', at=(x + 2.1, y - 2.32, 0.52))
    f.rug(kit, 4.2, 3.0, at=(x, y - 2.2))
    cx, cy = x + 0.05, y - 2.2
    put(f.low_table, kit, 1.2, 0.72, 0.38, 'wood' if style in ('alpine', 'riad') else 'stone', at=(cx, cy, 0), turn=0.02)
    put(p.books, kit, 3, (0.32, 0.24), at=(cx - 0.32, cy + 0.05, 0.38), turn=0.2)
    put(p.bowl, kit, 0.14, 0.07, at=(cx + 0.05, cy - 0.14, 0.38))
    put(p.vase, kit, 0.26, style=1, at=(cx + 0.36, cy + 0.08, 0.38))
    put(plants.branches, kit, (0, 0, 0.22), 7, 0.55, 0.32, at=(cx + 0.36, cy + 0.08, 0.38))
    if not arched:
        frame(kit, 'y', W / 2 + 0.12, y0, y1, z0, z1, 4, material='upright', rails=(2.2,) if style == 'palace' else ())
        drapes(kit, 'y', W / 2, y0, y1, H, 0.55, picture.get('sheer', (0, 0)))
    if picture.get('plant', True):
        put(plants.pot, kit, 0.24, 0.42, at=(W / 2 - 0.55, y - 0.55, 0))
        put(plants.palm, kit, 1.5, 10, 1.0, at=(W / 2 - 0.55, y - 0.55, 0.36))
    beyond(kit, picture.get('vista') or picture.get('view', 'sky'), hour, (W / 2, -0.2), 90)
    sky(hour, picture.get('sun', 65), picture.get('sunlight', 1.0))
    window((W / 2 - 0.02, (y0 + y1) / 2, (z0 + z1) / 2), (y1 - y0, z1 - z0), 90, hour, 1.2 if not dark else 1.0)
    if dark:
        panel((-0.4, -0.6, H - 0.05), (4, 3), (0, 0, 0), (1, 0.72, 0.45), picture.get('ambient', 34))
    else:
        panel((-1.8, -D / 2 + 0.1, 2.4), (3.4, 1.8), (math.radians(75), 0, 0), (1, 0.95, 0.88), 20)
    if shot == 'front':
        return dict(at=(x, -D / 2 - 1.6, 1.2), to=(x, 3, 1.2), lens=27, rise=-0.02)
    if shot == 'close':
        at = Vector((x - 1.9, y - 4.2, 1.15))
        return dict(at=at, to=(x + 0.5, y - 1.6, 0.62), lens=38, tilt=True, focus=(cx, cy, 0.5), stop=3.5)
    return dict(at=(-2.6, -D / 2 - 0.1, 1.2), to=(0.5, 1.4, 1.2), lens=26, rise=-0.03)


