"""Lobbies; dining rooms and bars share their floors (tables.py)."""
import math

import furniture as f
import lamps
import materials as m
import plants
import props as p
from core import box, cylinder, put
from lighting import is_dark, panel, sky, strip, window
from ornaments import bouquet, chandelier
from scenes.sitting import fireplace
from scenes.tables import bar, dining
from scenes.views import beyond
from shell import beams, boards, cornice, frame, room, slats
from styles import kit as materials


def floors(style):
    return {
        'palace': lambda: m.marble((0.74, 0.71, 0.65), (0.40, 0.34, 0.28), 0.08, 1.0, 0.8, (0.9, 0.9)),
        'city': lambda: m.marble((0.40, 0.38, 0.35), (0.62, 0.58, 0.52), 0.1, 0.8, 0.6, (1.2, 1.2)),
        'club': lambda: m.marble((0.05, 0.05, 0.05), (0.5, 0.44, 0.34), 0.08, 1.2, 0.6, (0.8, 0.8)),
        'riad': lambda: m.zellige((0.62, 0.54, 0.42), 0.16, 0.14, joint=(0.4, 0.33, 0.25), rough=0.16),
        'beach': lambda: m.stone((0.62, 0.55, 0.45), 0.35, 0.12, 4, 0.14, (1.0, 1.0), offset=0),
        'desert': lambda: m.stone((0.54, 0.42, 0.30), 0.4, 0.15, 4, 0.16, (0.9, 0.9), offset=0),
        'alpine': lambda: m.wood((0.26, 0.15, 0.08), 'y', (2.4, 0.24), 0.4, 0.4),
        'ryokan': lambda: m.wood((0.26, 0.15, 0.08), 'x', (3.0, 0.3), 0.22, 0.3),
    }[style]()


def lobby(picture, kit, style, hour, dark):
    w, d, h = 11.0, 13.0, 4.6
    arch = {'palace': 'round', 'riad': 'horseshoe', 'desert': 'round'}.get(style)
    side = [(-5.4 + k * 2.7, -3.6 + k * 2.7, 0.02, 3.5, *([arch] if arch else [])) for k in range(4)]
    far = [(-1.5, 1.5, 0.02, 3.6, *([arch] if arch else []))] if style != 'alpine' else []
    room(kit, w, d, h, east=side, west=[] if style in ('alpine', 'club', 'city') else side, north=far, floor='hallfloor', skirting=None)
    if style in ('palace', 'city', 'club'):
        cornice(kit, w, d, h, 'ceiling', 0.16)
    if style in ('alpine', 'riad', 'beach', 'ryokan'):
        kit['beam'] = kit['wood']
        beams(kit, w, d, h, 7, (0.2, 0.26), along='x')
    columns = style in ('palace', 'club', 'city', 'beach')
    for k in range(4):
        for s in (-1, 1):
            x, y = s * 3.3, -4.6 + k * 3.0
            if columns and style in ('palace', 'club'):
                cylinder((x, y, 0.14), 0.24, h - 0.5, kit['column'], 48)
                box((x, y, h - 0.18), (0.72, 0.72, 0.36), kit['column'], 0.03)
                box((x, y, 0.07), (0.66, 0.66, 0.14), kit['column'], 0.02)
            elif columns:
                box((x, y, h / 2), (0.42, 0.42, h), kit['column'], 0.008)
    if style == 'alpine':
        boards(kit, w, d / 2, h)
        kit['mantel'] = m.stone((0.33, 0.30, 0.26), 0.85, 0.9, 3, 0.3, (0.42, 0.18), (math.pi / 2, 0, 0), 0.5, 0.012)
        put(fireplace, kit, 'mantel', 2.4, 1.25, at=(0, d / 2, 0))
        box((0, d / 2 - 0.12, (1.3 + h) / 2), (2.4, 0.24, h - 1.3), kit['mantel'], 0.01)
    if style in ('city', 'club'):
        slats(kit, -w / 2, -1.7, d / 2, 0, h, 0.09)
        slats(kit, 1.7, w / 2, d / 2, 0, h, 0.09)
        for s in (-1, 1):
            strip((s * 3.6, d / 2 - 0.14, h - 0.05), 3.4, 40)
    f.rug(kit, 5.0, 6.4, at=(0, 0.3))
    for s in (-1, 1):
        put(f.sofa, kit, 2.2, cushions=3, at=(s * 2.0, 0.8, 0), turn=s * -math.pi / 2)
        put(f.armchair, kit, 'head', at=(s * 1.0, 3.0, 0), turn=s * -0.35)
        put(f.round_table, kit, 0.28, 0.56, at=(s * 2.1, 2.35, 0))
        put(lamps.table_lamp, kit, True, 'ceramic', 12 if dark else 6, at=(s * 2.1, 2.35, 0.56), size=1.25)
        put(plants.pot, kit, 0.4, 0.62, at=(s * 4.6, 5.6, 0))
        put(plants.palm, kit, 2.2, 12, 1.4, at=(s * 4.6, 5.6, 0.5))
    if style in ('palace', 'riad', 'club', 'city'):
        put(f.round_table, kit, 0.72, 0.76, 'stone', 'metal', at=(0, -1.6, 0))
        bouquet(kit, (0, -1.6, 0.76), 1.15)
        put(p.books, kit, 3, (0.3, 0.22), at=(0.42, -1.85, 0.76), turn=0.4)
    put(f.low_table, kit, 1.4, 0.9, 0.38, at=(0, 0.95, 0))
    put(p.books, kit, 3, (0.34, 0.25), at=(-0.3, 0.9, 0.38))
    put(p.bowl, kit, 0.18, 0.09, at=(0.32, 0.95, 0.38))
    if style == 'palace':
        put(chandelier, kit, 1.5, h, 0.85, 14, at=(0, 1.2, 0))
    elif style in ('riad', 'desert'):
        for x, y, drop in ((0, 1.2, 1.4), (-1.7, 3.2, 1.7), (1.7, 3.2, 1.1)):
            put(lamps.pendant, kit, drop, h, True, 'lantern', 22, 0.24, at=(x, y, 0))
    else:
        for k in range(5):
            put(lamps.pendant, kit, 1.2 + 0.4 * ((k * 2) % 3), h, True, 'paper' if style in ('ryokan', 'beach') else 'globe', 10, 0.2 if style not in ('ryokan', 'beach') else 0.34, at=(-1.3 + 0.65 * k, 1.2 + 0.5 * (k % 2), 0))
    for o in side:
        if not arch:
            frame(kit, 'y', w / 2 + 0.12, o[0], o[1], o[2], o[3], 2, material='upright', rails=(2.7,))
        window((w / 2 - 0.02, (o[0] + o[1]) / 2, 1.8), (1.7, 3.2), 90, hour, 1.5)
        if style not in ('alpine', 'club', 'city'):
            window((-w / 2 + 0.02, (o[0] + o[1]) / 2, 1.8), (1.7, 3.2), -90, hour, 1.0)
    if far:
        window((0, d / 2 - 0.02, 1.8), (2.9, 3.4), 0, hour, 1.0)
    panel((0, 0, h - 0.05), (6, 8), (0, 0, 0), (1, 0.80, 0.58), 150 if dark else 90)
    if picture.get('vista'):
        beyond(kit, picture['vista'], hour, (0, d / 2 + 1), 0)
    for s in (-1, 1):
        beyond(kit, picture.get('vista') or picture.get('view', 'garden'), hour, (s * (w / 2 + 1.5), 1.0), s * 90)
    if far:
        beyond(kit, picture.get('vista') or picture.get('view', 'garden'), hour, (0, d / 2 + 1), 0)
    sky(hour, picture.get('sun', 66), picture.get('sunlight', 1.0))
    return dict(at=(picture.get('from', 0.0), -d / 2 - 1.0, 1.5), to=(0.0, 3, 1.5), lens=25, rise=0.035)


def build(picture):
    style, hour = picture['style'], picture['hour']
    kit = materials(style)
    kit['drop'] = picture.get('drop')
    kit['hallfloor'] = floors(style)
    kit['column'] = {'palace': lambda: m.marble((0.66, 0.52, 0.40), (0.38, 0.24, 0.16), 0.12, 1.4, 0.8), 'club': lambda: m.marble((0.04, 0.07, 0.06), (0.42, 0.40, 0.30), 0.1, 1.4, 0.7)}.get(style, lambda: kit['wall'])()
    return {'lobby': lobby, 'dining': dining, 'bar': bar}[picture.get('room', 'lobby')](picture, kit, style, hour, is_dark(hour))


