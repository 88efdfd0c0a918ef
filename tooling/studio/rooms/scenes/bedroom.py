"""A hotel bedroom: the bed against the far wall, a wide window at the right, a seat beside it."""
import math

import furniture as f
import lamps
import plants
import props as p
from core import put
from lighting import is_dark, panel, sky, strip, window
from scenes.views import beyond
from shell import boards, beams, cornice, drapes, frame, mouldings, room, slats
from styles import kit as materials

W, D, H = 6.6, 5.4, 2.95
HEADS = {'city': 'plain', 'palace': 'buttoned', 'beach': 'wicker', 'alpine': 'wood', 'riad': 'wood', 'club': 'channel', 'desert': 'plain'}
LAMPS = {'city': 'rod', 'palace': 'ceramic', 'beach': 'ceramic', 'alpine': 'block', 'riad': 'ceramic', 'club': 'rod', 'desert': 'ceramic'}


def back_wall(kit, style, x, span):
    y = D / 2
    if style in ('city', 'club'):
        slats(kit, x - span / 2, x + span / 2, y, 0, H)
    elif style == 'palace':
        mouldings(kit, y, ((x - 3.1, x - 1.75), (x - 1.6, x + 1.6), (x + 1.75, x + 3.1)), rail=None)
    elif style == 'alpine':
        boards(kit, W, y, H)


def build(picture):
    style, hour, shot = picture['style'], picture['hour'], picture.get('camera', 'corner')
    kit = materials(style, **picture.get('colours', {}))
    dark = is_dark(hour)
    x = -0.45
    y0, y1, z0, z1 = (-1.9, 1.75, 0.02, 2.62) if picture.get('window', 'tall') == 'tall' else (-1.5, 1.3, 0.55, 2.45)
    arch = 'round' if style in ('riad', 'desert') else None
    openings = [(y0, y1, z0, z1)] if not arch else [(-1.75, -0.3, 0.02, 2.55, arch), (0.1, 1.55, 0.02, 2.55, arch)]
    room(kit, W, D, H, east=openings, skirting='panel' if style in ('city', 'alpine', 'club') else 'white')
    if style in ('palace', 'city', 'club'):
        cornice(kit, W, D, H, 'ceiling')
    if style == 'alpine':
        kit['beam'] = kit['wood']
        beams(kit, W, D, H, 5)
    back_wall(kit, style, x, 4.4)

    head = D / 2 - (0.06 if style in ('city', 'club', 'alpine') else 0.01)
    twin = picture.get('beds') == 'twin'
    if twin:
        for s in (-1, 1):
            put(f.bed, kit, 1.06, HEADS[style], picture.get('throw', True), True, 1.2, 1.22, at=(x + s * 0.98, head, 0))
        stands = (0,)
        offsets = (0.0,)
    else:
        put(f.bed, kit, 1.96, HEADS[style], picture.get('throw', True), True, picture.get('head_height', 1.25), 2.5 if style in ('city', 'club') else 2.2, at=(x, head, 0))
        stands = (-1, 1)
        offsets = (-1.58, 1.58)
    for s, dx in zip(stands, offsets):
        put(f.nightstand, kit, 'drum' if style in ('desert', 'riad') else 'legs' if style in ('city', 'club') else 'drawer', 0.5, at=(x + dx, head - 0.26, 0))
        put(lamps.table_lamp, kit, True, LAMPS[style], 9 if dark else 4.5, at=(x + dx + 0.05 * s, head - 0.22, 0.517))
        put(p.books, kit, 2, (0.2, 0.14), at=(x + dx - 0.12 * (s or 1), head - 0.34, 0.517), turn=0.3) if s <= 0 else put(p.cup, kit, at=(x + dx - 0.14, head - 0.36, 0.517), turn=0.5)
    if style in ('palace', 'beach', 'desert') and not twin:
        put(f.framed, kit, 1.3, 0.74, picture['seed'], 'metal' if style == 'palace' else 'upright', at=(x, D / 2, 1.95))
    if twin and style in ('palace', 'beach', 'desert'):
        for s in (-1, 1):
            put(f.framed, kit, 0.62, 0.74, picture['seed'] + s, 'metal' if style == 'palace' else 'upright', at=(x + s * 0.98, D / 2, 1.9))
    f.rug(kit, 4.0 if twin else 3.7, 2.7, at=(x, -0.25))
    if not twin:
        put(f.bench, kit, 1.5, 'seat' if style != 'beach' else 'head', at=(x, head - 2.62, 0))
    put(f.armchair, kit, at=(2.2, -0.5, 0), turn=-2.1 if shot != 'front' else -1.9)
    put(f.round_table, kit, 0.24, 0.5, at=(1.72, 0.42, 0))
    put(p.vase, kit, 0.24, style=1, at=(1.74, 0.45, 0.5))
    put(plants.branches, kit, (0, 0, 0.2), 5, 0.48, 0.24, at=(1.74, 0.45, 0.5))

    at = W / 2 + 0.12
    if not arch:
        frame(kit, 'y', at, y0, y1, z0, z1, 3 if style != 'palace' else 4, material='upright', rails=(z1 - 0.5,) if style == 'palace' else ())
        drapes(kit, 'y', W / 2, y0, y1, H, 0.6, picture.get('sheer', (0, 0)))
    else:
        for o in openings:
            frame(kit, 'y', at, o[0], o[1], o[2], 1.9, 2, rails=(1.0,), material='upright')
    beyond(kit, picture.get('vista') or picture.get('view', 'sky'), hour, (W / 2, 0.0), 90)
    sky(hour, picture.get('sun', 62), picture.get('sunlight', 1.0), 1.0)
    if not dark:
        window((W / 2 - 0.02, (y0 + y1) / 2, (z0 + z1) / 2), (y1 - y0, z1 - z0), 90, hour, 1.2)
        panel((-1.6, -D / 2 + 0.1, 2.2), (3, 1.6), (math.radians(75), 0, 0), (1, 0.95, 0.88), 16)
    else:
        window((W / 2 - 0.02, (y0 + y1) / 2, (z0 + z1) / 2), (y1 - y0, z1 - z0), 90, hour, 1.0)
        panel((-1.0, -1.2, H - 0.05), (3.4, 2.4), (0, 0, 0), (1, 0.74, 0.48), 26)
    if style in ('city', 'club'):
        strip((x, D / 2 - 0.12, H - 0.02), 4.2, 16 if not dark else 30)
    if shot == 'front':
        return dict(at=(x + 0.1, -D / 2 - 0.9, 1.15), to=(x + 0.1, 3, 1.15), lens=36 if twin else 30, rise=-0.015)
    if shot == 'side':
        return dict(at=(-W / 2 + 0.2, -1.0, 1.25), to=(2.5, 1.9, 1.25), lens=24, rise=-0.05)
    if shot == 'window':
        return dict(at=(-2.2, -1.15, 1.2), to=(3.2, 1.15, 1.2), lens=25, rise=-0.05)
    if shot == 'close':
        return dict(at=(x - 1.75, -0.55, 1.15), to=(x + 0.35, 2.2, 0.93), lens=35, tilt=True, focus=(x - 0.2, 2.0, 0.8), stop=3.2)
    return dict(at=(-2.15, -D / 2 + 0.05, 1.18), to=(0.55, 1.5, 1.18), lens=27, rise=-0.025)
