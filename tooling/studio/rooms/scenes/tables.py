"""Dining rooms and bars."""
import math

import furniture as f
import lamps
import materials as m
import plants
import props as p
from core import box, cylinder, mesh, put, rnd, tube
from lighting import panel, sky, strip, window
from ornaments import chandelier
from scenes.views import beyond
from shell import beams, boards, cornice, drapes, frame, mouldings, room, slats


def laid(kit, radius=0.45, seats=2, glass='wine', cloth=True):
    top = 0.745
    if cloth:
        points, n, rows = [], 96, 9

        for i in range(n):
            a = 2 * math.pi * i / n
            for r in range(rows):
                t = r / (rows - 1)
                fall = max(0.0, (t - 0.35) / 0.65)
                wave = 1 + 0.075 * fall**0.7 * math.sin(a * 11 + 0.4 * math.sin(a * 3)) + 0.04 * fall
                rr = radius * min(1.0, t / 0.35) * wave
                points.append((rr * math.cos(a), rr * math.sin(a), top - 0.46 * fall ** 1.15))
        faces = [(i * rows + r, ((i + 1) % n) * rows + r, ((i + 1) % n) * rows + r + 1, i * rows + r + 1) for i in range(n) for r in range(rows - 1)]
        mesh('cloth', points, faces, kit['linen'], True)
    else:
        cylinder((0, 0, top - 0.035), radius, 0.035, kit['wood'], 64)
    cylinder((0, 0, 0), 0.03, 0.7, kit['metal'])
    cylinder((0, 0, 0), 0.26, 0.02, kit['metal'], 48)
    silver = kit['chrome']
    for k in range(seats):
        a = 2 * math.pi * k / seats
        with_turn = a + math.pi / 2

        def at(r, side, z=0.0, a=a):
            return (r * math.cos(a) - side * math.sin(a), r * math.sin(a) + side * math.cos(a), top + z)

        put(p.plate, kit, 0.135, at=at(radius * 0.64, 0))
        put(p.folded, kit, 1, (0.10, 0.17), 'linen', 0.022, at=at(radius * 0.64, 0, 0.02), turn=with_turn)
        put(p.glassware, kit, glass, at=at(radius * 0.32, 0.16))
        put(p.glassware, kit, 'wine', at=at(radius * 0.22, 0.08))
        for s, n in ((1, 2), (-1, 2)):
            for i in range(n):
                put(box, (0, 0, 0.003), (0.014, 0.19, 0.004), silver, 0.002, at=at(radius * 0.64, s * (0.165 + 0.026 * i)), turn=with_turn)
    put(p.candle, kit, 0.11, 0.04, at=(0.03, 0.02, top))
    put(p.vase, kit, 0.13, style=1, at=(-0.09, -0.04, top))
    put(plants.branches, kit, (0, 0, 0.1), 5, 0.2, 0.12, (0.04, 0.014), at=(-0.09, -0.04, top))


def dining(picture, kit, style, hour, dark):
    w, d, h = 8.6, 8.4, 3.4
    arch = {'riad': 'horseshoe', 'desert': 'round'}.get(style)
    east = [(-3.6 + k * 2.5, -1.7 + k * 2.5, 0.02, 2.8, *([arch] if arch else [])) for k in range(3)]
    room(kit, w, d, h, east=east, floor='floor' if style in ('palace', 'club', 'city', 'alpine', 'ryokan') else 'hallfloor', skirting='panel' if style in ('club', 'city', 'alpine') else 'white')
    y = d / 2
    if style in ('palace', 'club', 'city'):
        cornice(kit, w, d, h, 'ceiling', 0.12)
    if style == 'palace':
        mouldings(kit, y, ((-4.0, -2.2), (-2.0, 0.6), (0.8, 2.6), (2.75, 4.1)), z1=2.9)
    elif style in ('city', 'club'):
        slats(kit, -w / 2, w / 2, y, 0, 1.2, 0.08)
        put(f.framed, kit, 2.2, 1.1, picture['seed'], at=(-0.7, y, 2.1))
    elif style == 'alpine':
        boards(kit, w, y, h)
        kit['beam'] = kit['wood']
        beams(kit, w, d, h, 6)
    elif style == 'beach':
        put(f.framed, kit, 2.2, 1.1, picture['seed'], 'upright', at=(-0.7, y, 1.9))
    # A banquette along the far wall, tables before it, two nearer.
    f.upholstered((-0.6, y - 0.32, 0.42), (6.6, 0.55, 0.16), kit['head'], 0.05, 0.01)
    box((-0.6, y - 0.32, 0.17), (6.6, 0.5, 0.34), kit['wood'], 0.006)
    n = 11
    for k in range(n):
        f.upholstered((-3.9 + 6.6 * (k + 0.5) / n, y - 0.1, 0.78), (6.6 / n, 0.13, 0.6), kit['head'], 0.045, 0.012)
    for k, x in enumerate((-3.0, -1.0, 1.0)):
        put(laid, kit, 0.4, 2, 'wine', style not in ('alpine', 'ryokan', 'riad'), at=(x, y - 1.0, 0), turn=math.pi / 2)
        put(f.chair, kit, at=(x + 0.02, y - 1.78, 0), turn=math.pi + rnd.uniform(-0.12, 0.12))
        put(lamps.pendant, kit, 1.15, h, True, {'riad': 'lantern', 'desert': 'lantern', 'beach': 'cane', 'ryokan': 'paper', 'alpine': 'shade'}.get(style, 'globe'), 11 if dark else 5, 0.14, at=(x, y - 1.0, 0))
    for x, yy in ((-2.2, 0.1), (0.75, -0.5)):
        put(laid, kit, 0.5, 4 if x > 0 else 2, 'wine', style not in ('alpine', 'ryokan', 'riad'), at=(x, yy, 0), turn=0.35)
        for k in range(3):
            a = 0.35 + 2 * math.pi * (k + 0.5) / 3 + 0.6
            put(f.chair, kit, at=(x + 0.86 * math.cos(a), yy + 0.86 * math.sin(a), 0), turn=a - math.pi / 2 + rnd.uniform(-0.1, 0.1))
    if style == 'palace':
        put(chandelier, kit, 0.95, h, 0.6, 12, at=(-0.2, 0.2, 0))
    for o in east:
        if not arch:
            frame(kit, 'y', w / 2 + 0.12, o[0], o[1], o[2], o[3], 2, material='upright', rails=(2.2,))
            if style in ('palace', 'city', 'club'):
                drapes(kit, 'y', w / 2, o[0], o[1], h, 0.34)
        window((w / 2 - 0.02, (o[0] + o[1]) / 2, 1.4), (1.8, 2.6), 90, hour, 1.6)
    beyond(kit, picture.get('vista') or picture.get('view', 'garden'), hour, (w / 2, 0), 90)
    sky(hour, picture.get('sun', 62), picture.get('sunlight', 1.0))
    panel((-0.5, 0, h - 0.04), (5, 5), (0, 0, 0), (1, 0.78, 0.54), 60 if dark else 40)
    if picture.get('camera') == 'table':
        return dict(at=(-0.55, -2.4, 1.28), to=(0.6, 0.4, 0.86), lens=38, tilt=True, focus=(0.75, -0.7, 0.8), stop=3.0)
    return dict(at=(-3.2, -d / 2 - 0.5, 1.45), to=(0.5, 2.2, 1.45), lens=26, rise=-0.06)


def bar(picture, kit, style, hour, dark):
    w, d, h = 7.4, 6.4, 3.3
    room(kit, w, d, h, east=[(-2.4, 0.6, 0.6, 2.7)], skirting='panel', floor='floor' if style != 'riad' else 'hallfloor')
    y = d / 2
    if style in ('club', 'city', 'palace'):
        cornice(kit, w, d, h, 'ceiling', 0.12)
    # Shelves of bottles behind the counter, lit from within.
    box((-0.4, y - 0.04, h / 2), (5.2, 0.08, h), kit['upright'], 0)
    glow = m.mirror()
    box((-0.4, y - 0.09, 1.85), (4.9, 0.01, 1.7), glow, 0)
    spirits = [(0.30, 0.12, 0.02), (0.10, 0.035, 0.01), (0.45, 0.36, 0.20), (0.03, 0.10, 0.06), (0.35, 0.30, 0.24), (0.18, 0.02, 0.02)]
    for r in range(4):
        z = 1.02 + r * 0.44
        box((-0.4, y - 0.22, z), (5.0, 0.26, 0.03), kit['upright'], 0.004)
        strip((-0.4, y - 0.12, z + 0.40), 4.8, 4, (math.radians(-20), 0, 0))
        x = -2.8
        while x < 1.95:
            if rnd.random() < 0.9:
                p.bottle(spirits[rnd.randrange(6)], (x, y - 0.22 + rnd.uniform(-0.02, 0.02), z + 0.015), rnd.uniform(0.24, 0.34), rnd.uniform(0.032, 0.044))
            x += rnd.uniform(0.085, 0.125)
    for k in range(4):
        box((-3.0 + k * 1.73, y - 0.2, 1.9), (0.06, 0.34, 2.1), kit['upright'], 0.005)
    # The counter.
    box((-0.4, 1.1, 0.53), (5.4, 0.5, 1.06), kit['wood'], 0.006)
    slats(kit, -3.1, 2.3, 0.85, 0.12, 1.0, 0.07)
    box((-0.4, 1.06, 1.09), (5.6, 0.72, 0.06), kit['stone'], 0.008)
    tube([(-3.1, 0.62, 0.22), (2.3, 0.62, 0.22)], 0.022, kit['metal'])
    strip((-0.4, 0.78, 1.05), 5.2, 7)
    for k in range(5):
        put(stool, kit, at=(-2.5 + k * 1.05, 0.34 + rnd.uniform(-0.05, 0.05), 0), turn=rnd.uniform(-0.3, 0.3))
    for x, kind in ((-1.9, 'coupe'), (-0.4, 'tumbler'), (0.75, 'wine'), (0.95, 'coupe')):
        put(p.glassware, kit, kind, at=(x, 0.92, 1.12))
    put(p.bowl, kit, 0.08, 0.05, at=(-0.75, 0.95, 1.12))
    for x in (-2.7, 1.9):
        put(lamps.table_lamp, kit, True, 'rod', 6, at=(x, 1.15, 1.12), size=0.85)
    for k in range(3):
        put(lamps.pendant, kit, 1.15, h, True, 'lantern' if style == 'riad' else 'globe', 7, 0.11, at=(-2.0 + k * 1.6, 0.95, 0))
    put(f.armchair, kit, at=(2.55, -0.7, 0), turn=-2.3)
    put(f.armchair, kit, at=(2.7, -2.0, 0), turn=-0.9)
    put(f.round_table, kit, 0.26, 0.52, at=(2.1, -1.4, 0))
    put(p.glassware, kit, 'tumbler', at=(2.1, -1.4, 0.52))
    f.rug(kit, 3.2, 2.6, at=(1.9, -1.5))
    frame(kit, 'y', w / 2 + 0.12, -2.4, 0.6, 0.6, 2.7, 3, material='upright')
    drapes(kit, 'y', w / 2, -2.4, 0.6, h, 0.45)
    window((w / 2 - 0.02, -0.9, 1.6), (3.0, 2.1), 90, hour, 1.0)
    beyond(kit, picture.get('vista') or picture.get('view', 'city'), hour, (w / 2, -0.9), 90)
    sky(hour, 62)
    panel((0, -1.0, h - 0.04), (4, 3.4), (0, 0, 0), (1, 0.66, 0.38), 34)
    return dict(at=(-2.5, -d / 2 - 0.6, 1.4), to=(0.35, 2.4, 1.4), lens=26, rise=-0.03)


def stool(kit):
    cylinder((0, 0, 0), 0.2, 0.02, kit['metal'], 40)
    cylinder((0, 0, 0), 0.026, 0.7, kit['metal'])
    lamps.ring(0.16, 0.26, 0.011, kit['metal'])
    f.upholstered((0, 0, 0.745), (0.4, 0.38, 0.1), kit['seat'], 0.045, 0.015)
    f.upholstered((0, 0.17, 0.9), (0.4, 0.07, 0.24), kit['seat'], 0.032, 0.01, (-0.1, 0, 0))
