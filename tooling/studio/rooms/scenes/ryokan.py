"""A ryokan: tatami, shoji, futon laid for the night, a low table, an alcove, and the bath."""
import math

import furniture as f
import lamps
import materials as m
import plants
import props as p
from core import box, cloth, cylinder, lathe, put, rnd, tube
from lighting import bulb, is_dark, panel, sky, window
from scenes.views import beyond
from shell import room, shoji, wall
from styles import kit as materials

H = 2.45


def mats(kit, width, depth, x0=0.0, y0=0.0):
    """Tatami of 1.8 by 0.9 with their dark borders, laid in rows that break."""
    border = m.kept('heri', lambda: m.fabric((0.035, 0.05, 0.04), 300, 0.3))
    y, row = -depth / 2, 0
    while y < depth / 2 - 0.1:
        x = -width / 2 - (0.9 if row % 2 else 0)
        while x < width / 2:
            a, b = max(x, -width / 2), min(x + 1.8, width / 2)
            if b - a > 0.05:
                box((x0 + (a + b) / 2, y0 + y + 0.45, -0.025), (b - a - 0.003, 0.897, 0.05), kit['tatami'], 0.003)
                for s in (-1, 1):
                    box((x0 + (a + b) / 2, y0 + y + 0.45 + s * 0.434, -0.0235), (b - a - 0.003, 0.03, 0.05), border, 0.002)
            x += 1.8
        y += 0.9
        row += 1


def futon(kit, cover='throw'):
    """Laid for the night, the head at y = 0 and 2 m towards the camera."""
    f.upholstered((0, -1.0, 0.07), (1.04, 2.05, 0.14), kit['linen'], 0.05, 0.012)
    f.upholstered((0, -1.22, 0.19), (1.22, 1.62, 0.13), kit[cover], 0.06, 0.05)
    f.upholstered((0, -0.5, 0.235), (1.23, 0.36, 0.08), kit['linen'], 0.036, 0.02)
    cloth('pillow-1', kit['linen'], (rnd.uniform(-0.02, 0.02), -0.16, 0.25), (0.1, 0, rnd.uniform(-0.05, 0.05)), (0.9, 0.8, 0.62))


def low_table(kit):
    box((0, 0, 0.33), (1.35, 0.85, 0.045), kit['lacquer'], 0.008)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((sx * 0.58, sy * 0.34, 0.155), (0.07, 0.07, 0.31), kit['lacquer'], 0.006)


def legless_chair(kit):
    f.upholstered((0, 0, 0.06), (0.56, 0.56, 0.1), kit['accent'], 0.045, 0.02)
    f.upholstered((0, 0.29, 0.33), (0.46, 0.05, 0.44), kit['wood'], 0.02, 0.0, (-0.2, 0, 0))
    box((0, 0.02, 0.012), (0.48, 0.56, 0.02), kit['wood'], 0.006)


def paper_lamp(kit, lit, power=7.0, height=0.5):
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((sx * 0.13, sy * 0.13, height / 2), (0.018, 0.018, height), kit['wood'], 0.002)
    for z in (0.02, height - 0.02):
        for s in (-1, 1):
            box((0, s * 0.13, z), (0.26, 0.018, 0.018), kit['wood'], 0.002)
            box((s * 0.13, 0, z), (0.018, 0.26, 0.018), kit['wood'], 0.002)
    for s in (-1, 1):
        box((0, s * 0.122, height / 2), (0.25, 0.002, height - 0.04), kit['shade_lit' if lit else 'shade'], 0)
        box((s * 0.122, 0, height / 2), (0.002, 0.25, height - 0.04), kit['shade_lit' if lit else 'shade'], 0)
    if lit:
        bulb((0, 0, height / 2), power, 0.06)


def alcove(kit, x, y, width=1.8, depth=0.7):
    """Tokonoma: a raised floor, a scroll, one vase."""
    box((x, y + depth / 2, 0.05), (width, depth, 0.1), kit['lacquer'], 0.006)
    box((x - width / 2 - 0.06, y, H / 2), (0.12, 0.12, H), kit['post'], 0.012)
    box((x + width / 2 + 0.06, y, H / 2), (0.12, 0.12, H), kit['post'], 0.012)
    box((x, y, H - 0.28), (width, 0.1, 0.08), kit['post'], 0.006)
    box((x - 0.1, y + depth - 0.02, 1.4), (0.46, 0.012, 1.2), m.kept('scroll', lambda: m.paint((0.66, 0.60, 0.48), 0.9, 0.1, 60)), 0.001)
    put(ink, kit, at=(x - 0.1, y + depth - 0.028, 1.5))
    for z in (0.8, 2.0):
        tube([(x - 0.36, y + depth - 0.02, z), (x + 0.16, y + depth - 0.02, z)], 0.014, kit['lacquer'])
    put(p.vase, kit, 0.26, style=0, at=(x + 0.42, y + depth * 0.45, 0.1))
    put(plants.branches, kit, (0, 0, 0.2), 3, 0.6, 0.4, (0.06, 0.03), 'leaf', at=(x + 0.42, y + depth * 0.45, 0.1))


def ink(kit):
    """Mountains in ink, the far paler than the near."""
    from core import Vector, mesh, noise

    for k, (low, tall, grey) in enumerate(((-0.05, 0.3, 0.42), (-0.18, 0.24, 0.24), (-0.3, 0.18, 0.10))):
        n = 40
        points, faces = [], []
        for i in range(n + 1):
            x = (i / n - 0.5) * 0.4
            h = tall * (0.35 + 0.75 * abs(noise.fractal(Vector((x * 6 + k * 3.1, k * 2.2, 0)), 0.9, 2.1, 5)))
            points += [(x, -0.001 * k, low), (x, -0.001 * k, low + h)]
            if i:
                faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
        mesh('ink', points, faces, m.kept(('ink', grey), lambda g=grey: m.paint((g, g, g * 1.02), 0.95, 0)))


def build(picture):
    style, hour, shot = 'ryokan', picture['hour'], picture.get('camera', 'room')
    kit = materials(style)
    dark = is_dark(hour)
    kit.update(
        tatami=m.tatami(), lacquer=m.glazed((0.055, 0.022, 0.012), 0.16, 0.2), post=m.wood((0.36, 0.22, 0.11), 'z', rough=0.5),
        paper=m.translucent((0.90, 0.86, 0.76), 0.55), ceiling=m.wood((0.34, 0.22, 0.12), 'x', (3.0, 0.3), 0.6, 0.3),
        towel=m.knit((0.78, 0.75, 0.70), 150, 0.5, 0.04),
    )
    kit['drop'] = picture.get('drop')
    if shot == 'bath':
        return onsen(picture, kit, hour, dark)
    w, d = 5.4, 5.4
    room(kit, w, d, H, east=[(-2.2, 2.0, 0.02, 1.95)], north=[(-2.3, -0.5, 0.0, H - 0.24)], floor=None, skirting=None)
    box((0, 0, -0.1), (w + 0.6, d + 0.6, 0.1), kit['post'], 0)
    mats(kit, w, d)
    wall('x', d / 2 + 0.9, -2.7, 0.0, H, kit['wall'])
    alcove(kit, -1.4, d / 2 + 0.02)
    # The alcove reaches beyond the room's ceiling: without its own one sees the sky above it.
    box((-1.35, d / 2 + 0.6, H + 0.05), (2.9, 1.0, 0.1), kit['ceiling'], 0)
    for x, z0, z1 in ((-w / 2 + 0.05, 0, H), (w / 2 - 0.05, 0, H), (-0.38, 0, H)):
        box((x, d / 2 - 0.04, H / 2), (0.1, 0.1, H), kit['post'], 0.006)
    box((0, d / 2 - 0.04, 1.9), (w, 0.05, 0.1), kit['post'], 0.004)
    box((w / 2 - 0.03, 0, 1.98), (0.06, d, 0.1), kit['post'], 0.004)
    closed = tuple(picture.get('closed', (0, 3)))
    shoji(kit, 'y', w / 2 + 0.02, -2.2, 2.0, 1.94, 4, closed)
    # Fusuma beside the alcove.
    for k in range(2):
        box((0.38 + k * 1.15 + 0.2, d / 2 - 0.02, 0.94), (1.16, 0.03, 1.86), m.kept('fusuma', lambda: m.painting([(0.42, 0.40, 0.32), (0.52, 0.48, 0.36), (0.60, 0.56, 0.44)], 4, 3.2)), 0.004)
        cylinder((0.38 + k * 1.15 + 0.2 + (0.45 if k == 0 else -0.45), d / 2 - 0.04, 0.9), 0.03, 0.006, kit['metal'], 24, (math.pi / 2, 0, 0))
    # The engawa outside.
    box((w / 2 + 0.75, 0, -0.04), (1.3, d + 2, 0.08), kit['floor'], 0.004)
    if shot == 'futon':
        for k, x in enumerate((-0.75, 0.65)):
            put(futon, kit, at=(x, 1.75 + rnd.uniform(-0.02, 0.02), 0), turn=rnd.uniform(-0.01, 0.01))
        put(paper_lamp, kit, True, 9 if dark else 4, at=(-0.05, 2.1, 0))
        put(p.tray, kit, 0.36, 0.26, 'lacquer', at=(1.75, 1.6, 0), turn=0.2)
        put(p.cup, kit, 'ceramic', 1.0, False, True, False, at=(1.7, 1.62, 0.016))
        put(p.teapot, kit, 'ceramic', 0.8, at=(1.82, 1.58, 0.016))
        camera = dict(at=(-1.55, -D_NEAR, 1.05), to=(0.45, 1.6, 1.05), lens=26, rise=-0.06)
    else:
        put(low_table, kit, at=(0.2, 0.35, 0), turn=0.0)
        for a, x, y in ((math.pi, 0.2, -0.42), (0.0, 0.25, 1.12)):
            put(legless_chair, kit, at=(x, y, 0), turn=a + rnd.uniform(-0.1, 0.1))
        put(p.tray, kit, 0.38, 0.28, at=(0.05, 0.35, 0.353), turn=0.1)
        put(p.teapot, kit, 'ceramic', 0.95, at=(0.1, 0.38, 0.369))
        for x, y in ((-0.05, 0.28), (0.0, 0.42)):
            put(p.cup, kit, 'ceramic', 1.05, False, True, False, at=(x, y, 0.369))
        put(p.bowl, kit, 0.1, 0.06, at=(0.55, 0.45, 0.353))
        put(paper_lamp, kit, True, 8 if dark else 3, at=(-2.2, 1.9, 0))
        camera = dict(at=(-1.7, -D_NEAR - 0.3, 1.05), to=(0.5, 1.6, 1.05), lens=25, rise=-0.05)
    beyond(kit, picture.get('vista') or picture.get('view', 'garden'), hour, (w / 2 + 1.4, 0), 90)
    sky(hour, picture.get('sun', 70), picture.get('sunlight', 1.0))
    window((w / 2 + 0.14, -0.1, 1.0), (4.2, 1.9), 90, hour, 2.4)
    panel((-0.3, -0.6, H - 0.04), (3, 3), (0, 0, 0), (1, 0.78, 0.52) if dark else (1, 0.93, 0.82), 22 if dark else 20)
    return camera


D_NEAR = 2.55


def onsen(picture, kit, hour, dark):
    """A bath of cedar or stone, half out of doors, with a garden or a valley before it."""
    from core import mesh

    kit.update(
        slate=m.stone((0.12, 0.12, 0.12), 0.45, 0.4, 3, 0.35, (0.8, 0.4)), rock=m.stone((0.16, 0.155, 0.15), 0.8, 0.9, 2, 0.4),
        cedar=m.wood((0.46, 0.30, 0.16), 'x', rough=0.45), water=m.water((0.60, 0.82, 0.80), 0.10, 2.5),
        post=m.wood((0.36, 0.22, 0.11), 'z', rough=0.5),
    )
    box((0, -1.5, -0.05), (9, 7, 0.1), kit['slate'], 0)
    x0, x1, y0, y1 = -1.7, 1.7, 0.7, 2.7
    if picture.get('tub', 'cedar') == 'cedar':
        for y in (y0, y1):
            box(((x0 + x1) / 2, y, 0.24), (x1 - x0 + 0.2, 0.09, 0.52), kit['cedar'], 0.006)
            box(((x0 + x1) / 2, y, 0.52), (x1 - x0 + 0.32, 0.2, 0.05), kit['cedar'], 0.008)
        for x in (x0, x1):
            box((x, (y0 + y1) / 2, 0.24), (0.09, y1 - y0, 0.52), kit['cedar'], 0.006)
            box((x, (y0 + y1) / 2, 0.521), (0.2, y1 - y0, 0.05), kit['cedar'], 0.008)
    else:
        for k in range(34):
            t = 2 * math.pi * k / 34
            at = ((x1 - x0) / 2 * 1.1 * math.cos(t), (y0 + y1) / 2 + (y1 - y0) / 2 * 1.15 * math.sin(t), rnd.uniform(0.08, 0.2))
            profile = [(0.001, -0.3), (0.28, -0.2), (0.36, 0), (0.3, 0.2), (0.15, 0.29), (0.001, 0.31)]
            lathe(profile, kit['rock'], at, 11, (rnd.uniform(0.7, 1.2), rnd.uniform(0.6, 1.0), rnd.uniform(0.7, 0.95)), turn=(rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), rnd.uniform(0, 6)))
    box((0, (y0 + y1) / 2, 0.05), (x1 - x0, y1 - y0, 0.02), kit['slate'], 0)
    mesh('water', [(x0, y0, 0.44), (x1, y0, 0.44), (x1, y1, 0.44), (x0, y1, 0.44)], [(0, 1, 2, 3)], kit['water'])
    wall('y', -3.0, -5, 3.1, 2.7, kit['panel'])
    wall('y', 3.0, -5, 3.1, 2.7, kit['wall'])
    for x in (-2.8, 2.8):
        box((x, 3.1, 1.35), (0.15, 0.15, 2.7), kit['post'], 0.008)
    box((0, 3.1, 2.62), (6, 0.16, 0.2), kit['post'], 0.008)
    box((0, -0.9, 2.78), (6.6, 8.4, 0.1), kit['ceiling'], 0)
    box((0, 3.4, 0.25), (6, 0.06, 0.5), kit['panel'], 0.004)
    put(f.stool, kit, 0.17, 0.3, 'cedar', at=(-1.2, -0.4, 0))
    put(bucket, kit, at=(-0.75, -0.05, 0))
    put(p.folded, kit, 3, (0.34, 0.24), 'towel', at=(2.3, 0.2, 0.42))
    box((2.3, 0.2, 0.2), (0.6, 0.4, 0.4), kit['cedar'], 0.006)
    put(paper_lamp, kit, True, 9 if dark else 5, at=(-2.45, 2.4, 0))
    put(paper_lamp, kit, True, 9 if dark else 5, at=(2.5, 2.75, 0))
    beyond(kit, picture.get('vista') or picture.get('view', 'garden'), hour, (0, 3.9), 0)
    sky(hour, picture.get('sun', 60), picture.get('sunlight', 1.0))
    window((0, 3.2, 1.5), (5.4, 2.1), 0, hour, 1.4)
    panel((0, -1.2, 2.68), (4, 3), (0, 0, 0), (1, 0.80, 0.56), 34 if dark else 30)
    return dict(at=(-0.35, -3.6, 1.25), to=(0.0, 3, 1.25), lens=26, rise=-0.06)


def bucket(kit):
    lathe([(0, 0.02), (0.11, 0.02), (0.11, 0), (0.125, 0), (0.135, 0.17), (0.12, 0.17), (0.112, 0.03)], kit['cedar'], steps=32)
    for z in (0.04, 0.13):
        lamps.ring(0.128 + z * 0.06, z, 0.004, kit['metal'])
