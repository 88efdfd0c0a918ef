"""A bedroom or sitting room turned to its view: the far wall is all window, often with a balcony before it."""
import math

import furniture as f
import lamps
import materials as m
import plants
import props as p
from core import box, put
from lighting import is_dark, panel, strip, window
from scenes.terrace import balustrade
from scenes.vistas import vista
from scenes.views import beyond
from shell import beams, cornice, drapes, frame, room
from styles import kit as materials
from terrain import heavens

W, D, H = 6.8, 5.6, 3.0
HEADS = {'city': 'plain', 'palace': 'buttoned', 'beach': 'wicker', 'alpine': 'wood', 'riad': 'wood', 'club': 'channel', 'desert': 'plain'}
LAMPS = {'city': 'rod', 'palace': 'ceramic', 'beach': 'ceramic', 'alpine': 'block', 'riad': 'ceramic', 'club': 'rod', 'desert': 'ceramic'}


def build(picture):
    style, hour, beds = picture['style'], picture['hour'], picture.get('beds', 'king')
    kit = materials(style, **picture.get('colours', {}))
    dark = is_dark(hour)
    mirrored = -1 if picture.get('mirror') else 1
    a0, a1, z1 = -W / 2 + 0.25, W / 2 - 0.25, 2.72
    room(kit, W, D, H, north=[(a0, a1, 0.02, z1)], skirting='panel' if style in ('city', 'alpine', 'club') else 'white')
    if style in ('palace', 'city', 'club'):
        cornice(kit, W, D, H, 'ceiling')
    if style in ('alpine', 'beach'):
        kit['beam'] = kit['wood']
        beams(kit, W, D, H, 5, along='x')
    head = -W / 2 * mirrored
    if style in ('city', 'club'):
        # Slats run up the wall behind the bed.
        for k in range(60):
            box((head + mirrored * 0.03, -D / 2 + 0.3 + k * 0.088, H / 2), (0.035, 0.055, H), kit['panel'], 0.004)
    elif style == 'alpine':
        for k in range(28):
            box((head + mirrored * 0.015, -D / 2 + k * 0.2 + 0.1, H / 2), (0.03, 0.196, H), kit['panel'], 0.004)
    frame(kit, 'x', D / 2 + 0.12, a0, a1, 0.02, z1, picture.get('panes', 4), material='upright', rails=(2.2,) if style == 'palace' else (), glass=False)
    drapes(kit, 'x', D / 2, a0 + 0.1, a1 - 0.1, H, 0.6, picture.get('sheer', (0, 0)))
    turn = mirrored * math.pi / 2
    y = picture.get('bed_y', 0.55)
    if beds == 'twin':
        for s in (-1, 1):
            put(f.bed, kit, 1.06, HEADS[style], picture.get('throw', True), True, 1.2, 1.22, at=(head + mirrored * 0.06, y + s * 0.86, 0), turn=turn)
        stands = ((y, 0),)
    elif beds == 'king':
        put(f.bed, kit, 1.96, HEADS[style], picture.get('throw', True), True, 1.25, 2.4, at=(head + mirrored * 0.06, y, 0), turn=turn)
        stands = ((y - 1.5, -1), (y + 1.5, 1))
    else:
        stands = ()
    for sy, side in stands:
        put(f.nightstand, kit, 'drum' if style in ('desert', 'riad') else 'legs' if style in ('city', 'club') else 'drawer', 0.5, at=(head + mirrored * 0.3, sy, 0), turn=turn)
        put(lamps.table_lamp, kit, True, LAMPS[style], 8 if dark else 4, at=(head + mirrored * 0.26, sy, 0.517))
        put(p.books, kit, 2, (0.2, 0.14), at=(head + mirrored * 0.42, sy + 0.1, 0.517), turn=0.3 + turn)
    if beds != 'none':
        f.rug(kit, 3.4, 4.0 if beds == 'king' else 4.4, at=(head + mirrored * 1.9, y))
        x = W / 2 * mirrored
        put(f.armchair, kit, at=(x - mirrored * 1.05, 1.65, 0), turn=mirrored * -2.5)
        put(f.armchair, kit, at=(x - mirrored * 0.95, 0.1, 0), turn=mirrored * -1.15)
        put(f.round_table, kit, 0.26, 0.52, at=(x - mirrored * 0.85, 0.9, 0))
        put(p.tray, kit, 0.34, 0.24, at=(x - mirrored * 0.85, 0.9, 0.52), turn=0.4)
        put(p.cup, kit, at=(x - mirrored * 0.9, 0.86, 0.536))
        put(p.cup, kit, at=(x - mirrored * 0.78, 0.96, 0.536), turn=1.2)
    else:
        sitting(kit, picture, mirrored, dark)
    put(plants.pot, kit, 0.26, 0.46, at=(mirrored * (W / 2 - 0.5), D / 2 - 0.5, 0))
    put(plants.palm, kit, 1.5, 10, 0.95, at=(mirrored * (W / 2 - 0.5), D / 2 - 0.5, 0.4))
    rail = picture.get('rail')
    if rail:
        kit.update(pale=m.stone((0.62, 0.56, 0.47), 0.8, 0.3, 4, 0.14), iron=m.metal((0.05, 0.05, 0.05), 0.45))
        box((0, D / 2 + 1.05, -0.06), (12, 1.7, 0.12), kit['pale'] if rail in ('stone', 'iron') else kit['teak'], 0)
        balustrade(kit, -6, 6, D / 2 + 1.75, rail, 1.0)
    name = picture.get('vista') or picture.get('view', 'sky')
    if picture.get('vista'):
        vista(kit, name, hour, (0, D / 2 + 1.5), 0, picture['seed'], picture.get('drop'))
    else:
        beyond(kit, name, hour, (0, D / 2), 0)
    heavens(hour, picture.get('sun', 118), picture.get('cloud', 0.45), picture.get('sunlight', 1.0), height=picture.get('height'), seed=picture['seed'])
    window((0, D / 2 - 0.02, z1 / 2), (a1 - a0, z1), 0, hour, 1.1)
    if dark:
        panel((0, -0.6, H - 0.05), (4, 3), (0, 0, 0), (1, 0.72, 0.45), picture.get('ambient', 20))
        strip((head + mirrored * 0.14, 0.2, H - 0.03), 4.6, 12, (0, 0, math.pi / 2))
    else:
        panel((0, -D / 2 + 0.1, 2.3), (4.4, 1.8), (math.radians(75), 0, 0), (1, 0.95, 0.88), picture.get('fill', 34))
    if picture.get('camera') == 'close':
        return dict(at=(mirrored * 1.6, -D / 2 + 0.6, 1.2), to=(mirrored * -1.3, 2.8, 1.2), lens=28, rise=-0.01)
    return dict(at=(mirrored * 1.0, -D / 2 - 1.5, 1.2), to=(mirrored * -0.15, 2.8, 1.2), lens=24, rise=-0.015)


def sitting(kit, picture, s, dark):
    """No bed: a sofa along the wall, chairs before the window, a low table."""
    put(f.sofa, kit, 2.6, cushions=4, at=(-s * (W / 2 - 0.62), 0.5, 0), turn=s * math.pi / 2)
    put(f.armchair, kit, 'head', at=(s * 1.55, 1.55, 0), turn=s * -2.2)
    put(f.armchair, kit, 'head', at=(s * 1.7, -0.2, 0), turn=s * -1.3)
    f.rug(kit, 4.0, 3.4, at=(-s * 0.5, 0.55))
    put(f.low_table, kit, 1.2, 0.72, 0.38, at=(-s * 0.55, 0.6, 0), turn=math.pi / 2)
    put(p.books, kit, 3, (0.32, 0.24), at=(-s * 0.55, 0.3, 0.38), turn=0.2)
    put(p.vase, kit, 0.26, style=1, at=(-s * 0.5, 0.86, 0.38))
    put(plants.branches, kit, (0, 0, 0.22), 7, 0.5, 0.3, at=(-s * 0.5, 0.86, 0.38))
    put(p.bowl, kit, 0.13, 0.07, at=(-s * 0.62, 0.62, 0.38))
    put(lamps.floor_lamp, kit, True, 1.5, 13 if dark else 7, at=(-s * (W / 2 - 0.4), 2.15, 0))
    put(f.round_table, kit, 0.24, 0.55, at=(-s * (W / 2 - 0.5), -1.2, 0))
    put(lamps.table_lamp, kit, True, 'ceramic', 9 if dark else 4, at=(-s * (W / 2 - 0.5), -1.2, 0.55))
    put(f.framed, kit, 1.4, 0.9, picture['seed'], at=(-s * (W / 2), 0.5, 1.75), turn=s * math.pi / 2)
    put(f.round_table, kit, 0.22, 0.5, at=(s * 2.2, 0.75, 0))
    put(p.glassware, kit, 'wine', at=(s * 2.2, 0.75, 0.5))
