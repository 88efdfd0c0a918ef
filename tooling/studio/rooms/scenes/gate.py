"""The entrance of a ryokan: a stone path to lattice doors and a noren, a lantern, moss or snow, a maple."""
import math

import architecture as a
import foliage
import masonry
import materials as m
import numpy as np
import plants
import props as p
import terrain
from core import Vector, box, cylinder, lathe, mesh, noise, put, rnd, tube
from foliage import again
from lighting import bulb, is_dark, panel
from nodes import Nodes
from scenes.ryokan import paper_lamp
from shell import wall
from styles import kit as materials

WIDE = 7.5


def noren(kit, x, width, top, length, strips=4):
    """Cloth in strips over the door, stirred a little."""
    w = width / strips
    tube([(x - width / 2 - 0.2, -0.10, top), (x + width / 2 + 0.2, -0.10, top)], 0.018, kit['bamboo'], 10)
    for k in range(strips):
        x0 = x - width / 2 + k * w
        n, rows = 14, 12
        points = []
        for i in range(n + 1):
            for r in range(rows + 1):
                t, s = r / rows, i / n
                stir = 0.05 * t * math.sin(s * 5.1 + k * 2.3) + 0.05 * t * noise.noise(Vector((k * 3.1, s * 1.7, t * 2)))
                points.append((x0 + 0.008 + s * (w - 0.016) * (1 - 0.03 * t), -0.10 + stir, top - 0.02 - t * length))
        mesh('noren', points, [(i * (rows + 1) + r, (i + 1) * (rows + 1) + r, (i + 1) * (rows + 1) + r + 1, i * (rows + 1) + r + 1) for i in range(n) for r in range(rows)], kit['noren'], True)
    # A plain mark dyed out of the cloth: a ring, no letter.
    ring = [(x + 0.17 * math.cos(t), -0.125, top - length * 0.42 + 0.17 * math.sin(t)) for t in (2 * math.pi * k / 40 for k in range(41))]
    if kit['mark']:
        tube(ring, 0.014, kit['mark'], 6)


def lattice(kit, x0, x1, y, z0, z1, step=0.062):
    first = box((x0 + step / 2, y, (z0 + z1) / 2), (0.028, 0.045, z1 - z0), kit['cedar'], 0.003)
    for k in range(1, int((x1 - x0) / step)):
        again([first], (k * step, 0, 0))
    for z in (z0, (z0 + z1) / 2, z1):
        box(((x0 + x1) / 2, y + 0.03, z), (x1 - x0, 0.03, 0.05), kit['cedar'], 0.003)


def eaves(kit, x0, x1, z, out, y0=0.0, snow=None, pitch=0.30):
    """Rafters under boards, a thin roof above, a gutter of bamboo."""
    def plane(low, high, material, a0, a1, grow=0.0):
        q = [(x, y, z - (y0 - y) * pitch + h) for h in (low, high) for x, y in ((a0, y0 + 0.3), (a1, y0 + 0.3), (a1, y0 - out - grow), (a0, y0 - out - grow))]
        return mesh('roof', q, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], material)

    plane(0.09, 0.115, kit['ceiling'], x0, x1)
    plane(0.115, 0.19, kit['roof'], x0 - 0.06, x1 + 0.06, 0.10)
    first = plane(0.0, 0.09, kit['cedar'], x0 + 0.1, x0 + 0.165)
    for k in range(1, int((x1 - x0) / 0.36)):
        again([first], (k * 0.36, 0, 0))
    box(((x0 + x1) / 2, y0 - out + 0.02, z - out * pitch + 0.10), (x1 - x0, 0.05, 0.10), kit['cedar'], 0.006)
    if not snow:
        seam = plane(0.19, 0.225, kit['roof'], x0 + 0.02, x0 + 0.06, 0.10)
        for k in range(1, int((x1 - x0) / 0.42)):
            again([seam], (k * 0.42, 0, 0))
    else:
        nx, ny = 120, 24
        x = np.linspace(x0 - 0.08, x1 + 0.08, nx + 1)[None, :] * np.ones((ny + 1, 1))
        y = np.linspace(y0 - out - 0.14, y0 + 0.3, ny + 1)[:, None] * np.ones((1, nx + 1))
        t = np.clip((y - y.min()) / 0.16, 0, 1)
        h = 0.24 * np.sqrt(1 - (1 - t) ** 2) * (1 + 0.25 * terrain.fractal(x * 0.8, y * 0.8, 3, 3))
        points = np.stack([x, y, z - (y0 - y) * pitch + 0.18 + h], -1).reshape(-1, 3)
        k = (np.arange(ny)[:, None] * (nx + 1) + np.arange(nx)).reshape(-1, 1)
        foliage.raw('snow', points, k + [0, 1, nx + 2, nx + 1], snow, True)


def stone_lantern(kit, at, lit):
    x, y, z = at
    g = kit['granite']
    lathe([(0, 0), (0.30, 0), (0.31, 0.10), (0.22, 0.17), (0.13, 0.22), (0.115, 0.75), (0.16, 0.80), (0.30, 0.90), (0.31, 0.98), (0, 0.98)], g, at, 6, smooth=False)
    for k in range(6):
        t = math.pi / 3 * k + math.pi / 6
        box((x + 0.19 * math.cos(t), y + 0.19 * math.sin(t), z + 1.12), (0.055, 0.055, 0.28), g, 0.008, t)
    lathe([(0, 1.26), (0.30, 1.26), (0.50, 1.30), (0.46, 1.36), (0.22, 1.48), (0.10, 1.54), (0.08, 1.58), (0.12, 1.66), (0.06, 1.76), (0, 1.78)], g, at, 6, smooth=False)
    if lit:
        lathe([(0.10, 1.02), (0.10, 1.22)], m.kept('andon', lambda: a.lit_cloth((1, 0.60, 0.27), 0.35)), at, 16)
        bulb((x, y, z + 1.12), 5, 0.06)


def boulder(kit, at, size, seed, material='granite'):
    r = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 29)[:-1], np.linspace(0.02, math.pi - 0.02, 15))
    d = np.stack([np.sin(v) * np.cos(u), np.sin(v) * np.sin(u), np.cos(v)], -1)
    bump = 1 + 0.22 * terrain.fractal(d[..., 0] * 1.4 + seed, d[..., 1] * 1.4 + d[..., 2] * 1.1, seed, 4)
    cut = np.minimum(1, 0.86 / np.maximum(np.abs(d @ r.normal(size=3)) * 0.62, 0.3))
    points = (d * (bump * cut)[..., None] * np.array(size) / 2).reshape(-1, 3) + np.array(at)
    k = [(i * 28 + j, i * 28 + (j + 1) % 28, (i + 1) * 28 + (j + 1) % 28, (i + 1) * 28 + j) for i in range(14) for j in range(28)]
    return foliage.raw('boulder', points, np.array(k), kit[material], True)


def moss():
    """Cushions of several greens, brown where it is thin."""
    n = Nodes('moss')
    at = n.space()
    patch, tuft = n.noise(at, 1.4, 4, 0.5), n.noise(at, 34, 3)
    tone = n.ramp(patch, (0.32, (0.035, 0.030, 0.012)), (0.46, (0.030, 0.050, 0.012)), (0.62, (0.055, 0.085, 0.016)), (0.75, (0.085, 0.11, 0.02)))
    n.set(Base_Color=n.mix(0.35, tone, n.mix(tuft, (0.012, 0.02, 0.006), (0.09, 0.12, 0.03))), Roughness=1.0, Specular=0.1)
    n.bump(n.mix(0.5, n.noise(at, 7, 3), tuft), 1.0, 0.05)
    return n.material


def build(picture):
    hour, season, shot = picture['hour'], picture.get('season', 'green'), picture.get('camera', 'front')
    kit = materials('ryokan')
    dark = is_dark(hour)
    wet = picture.get('wet', 0.6)
    dye = {'indigo': (0.012, 0.022, 0.065), 'white': (0.72, 0.69, 0.62), 'persimmon': (0.22, 0.055, 0.018), 'moss': (0.06, 0.085, 0.04)}[picture.get('noren', 'indigo')]
    snowy = season == 'snow'
    white = terrain.snow() if snowy else None
    crown = {'green': (0.085, 0.17, 0.03), 'autumn': (0.30, 0.04, 0.01), 'snow': (0.05, 0.07, 0.04)}[season]
    kit.update(
        cedar=m.wood((0.105, 0.058, 0.032), 'z', rough=0.55), bench=m.wood((0.16, 0.09, 0.05), 'x', rough=0.5), post=m.wood((0.15, 0.085, 0.048), 'z', rough=0.5), plaster=m.paint(picture.get('plaster', (0.50, 0.40, 0.26)), 0.95, 0.7, 40, 0.07),
        burnt=m.wood((0.035, 0.028, 0.024), 'z', rough=0.7), ceiling=m.wood((0.26, 0.16, 0.085), 'x', rough=0.6), roof=m.metal((0.16, 0.13, 0.11), 0.45), bamboo=m.glazed((0.30, 0.25, 0.11), 0.35, 0.25),
        noren=m.translucent(dye, 0.35), mark=m.fabric((0.74, 0.71, 0.64), 300, 0.1) if picture.get('noren', 'indigo') != 'white' else m.fabric((0.05, 0.06, 0.09), 300, 0.1), granite=m.stone((0.24, 0.235, 0.22), 0.9, 0.8, 14, 0.3),
        slabs=masonry.setts((0.20, 0.195, 0.185), (9, 9), wet, vary=0.0, joint=0.0), moss=moss(), gravel=m.knit((0.26, 0.25, 0.23), 90, 0.9, 0.2),
        paper=a.lit_cloth((1.0, 0.56, 0.24), picture.get('glow', 0.075 if dark else 0.25), 0.5), maple=foliage.leafage(crown, 0.45, 0.4), bark=foliage.bark((0.13, 0.11, 0.095)), box=foliage.leafage((0.035, 0.07, 0.022), 0.2, 0.4), fern=foliage.leafage((0.07, 0.13, 0.03), 0.4, 0.4),
        pane=m.glass((1, 1, 1), 0.8), joinery=m.wood((0.105, 0.058, 0.032), 'z', rough=0.55),
    )
    high = 2.85
    # The front: posts, a band of plaster, lattices left and right of the doors.
    for x in (-WIDE, -4.6, -1.75, 1.75, 4.6, WIDE):
        box((x, 0, high / 2 + 0.1), (0.16, 0.16, high), kit['post'], 0.012)
        box((x, 0, 0.10), (0.30, 0.30, 0.24), kit['granite'], 0.03)
    for z, t in ((2.28, 0.14), (0.82, 0.10), (high + 0.02, 0.2)):
        for x0, x1 in ((-WIDE, -1.75), (1.75, WIDE)) if z < 1 else ((-WIDE, WIDE),):
            box(((x0 + x1) / 2, 0, z), (x1 - x0, 0.13, t), kit['bench'], 0.008)
    for x0, x1 in ((-WIDE, -4.6), (-4.6, -1.75), (1.75, 4.6), (4.6, WIDE)):
        box(((x0 + x1) / 2, 0.02, 2.58), (x1 - x0 - 0.16, 0.06, 0.50), kit['plaster'], 0)
        n = round((x1 - x0 - 0.16) / 0.17)
        for k in range(n):
            w = (x1 - x0 - 0.16) / n
            box((x0 + 0.08 + (k + 0.5) * w, 0.0, 0.50), (w - 0.006, 0.03, 0.60), kit['burnt'], 0.004)
        lattice(kit, x0 + 0.09, x1 - 0.09, -0.02, 0.88, 2.20)
        if abs(x0 + x1) / 2 < 3.3 or dark:
            mesh('paper', [(x0, 0.12, 0.86), (x1, 0.12, 0.86), (x1, 0.12, 2.22), (x0, 0.12, 2.22)], [(0, 1, 2, 3)], kit['paper'])
        else:
            box(((x0 + x1) / 2, 0.16, 1.55), (x1 - x0, 0.05, 1.35), kit['burnt'], 0)
    box((0, 0.02, 2.58), (3.34, 0.06, 0.50), kit['plaster'], 0)
    box((0, 0.0, 0.06), (3.4, 0.5, 0.16), kit['granite'], 0.03)
    # Sliding doors pushed aside, and what one sees between them.
    for s in (-1, 1):
        x0, x1 = (-1.67, -0.95) if s < 0 else (0.95, 1.67)
        lattice(kit, x0, x1, 0.06, 0.85, 2.16, 0.05)
        box(((x0 + x1) / 2, 0.07, 0.50), (x1 - x0, 0.03, 0.7), kit['cedar'], 0.004)
        for x in (x0 + 0.03, x1 - 0.03):
            box((x, 0.07, 1.18), (0.07, 0.05, 2.08), kit['cedar'], 0.005)
        mesh('paper', [(x0, 0.1, 0.85), (x1, 0.1, 0.85), (x1, 0.1, 2.16), (x0, 0.1, 2.16)], [(0, 1, 2, 3)], kit['paper'])
    noren(kit, 0, 1.9, 2.16, 1.12)
    genkan(kit, dark)
    eaves(kit, -WIDE - 0.4, WIDE + 0.4, high + 0.36, 1.55, snow=white)
    # The upper floor, set back: plaster, a long window with reed blinds behind its rail.
    wall('x', 1.1, -WIDE, WIDE, 6.2, kit['plaster'], [(-5.2, -1.4, 4.25, 5.65), (1.4, 5.2, 4.25, 5.65)], 0.2)
    for x0, x1 in ((-5.2, -1.4), (1.4, 5.2)):
        lattice(kit, x0, x1, 0.98, 4.25, 5.65, 0.085)
        mesh('paper', [(x0, 1.16, 4.25), (x1, 1.16, 4.25), (x1, 1.16, 5.65), (x0, 1.16, 5.65)], [(0, 1, 2, 3)], kit['paper'] if dark else kit['cane'])
        for z in (4.2, 5.7):
            box(((x0 + x1) / 2, 0.96, z), (x1 - x0 + 0.3, 0.16, 0.12), kit['bench'], 0.008)
    for x in (-WIDE, -1.0, 1.0, WIDE):
        box((x, 0.98, 4.6), (0.15, 0.1, 3.2), kit['post'], 0.008)
    eaves(kit, -WIDE - 0.4, WIDE + 0.4, 6.3, 1.3, 1.0, snow=white)
    # A lantern under the eave, another by the door.
    for s in (-1, 1):
        hanging(kit, (s * 1.35, -0.75, 2.42), dark)
    put(paper_lamp, {**kit, 'shade_lit': m.kept('andon', lambda: a.lit_cloth((1, 0.60, 0.27), 0.35))}, True, 5 if dark else 2, 0.62, at=(-1.95, -0.75, 0.02))

    garden(kit, picture, season, white, dark)
    terrain.heavens(hour, picture.get('sun', 62), picture.get('cloud', 0.4), picture.get('sunlight', 1.0), height=picture.get('height'), seed=picture['seed'])
    if not dark:
        panel((0, -16, 7), (18, 9), (math.radians(66), 0, 0), (1, 0.98, 0.95), 150)
    if shot == 'side':
        return dict(at=(-4.6, -7.4, 1.5), to=(0.6, 0, 1.5), lens=29, rise=0.055)
    if shot == 'close':
        return dict(at=(0.5, -5.4, 1.4), to=(0.0, 0, 1.4), lens=31, rise=0.03)
    return dict(at=(0.25, -9.6, 1.5), to=(0.0, 0, 1.5), lens=30, rise=0.055)


def genkan(kit, dark):
    """The entrance hall behind the noren: a step of wood, a chest with branches, a glowing screen."""
    box((0, 1.9, 0.05), (3.4, 3.6, 0.1), kit['granite'], 0)
    box((0, 3.0, 0.30), (3.4, 1.6, 0.12), kit['bench'], 0.01)
    box((0, 2.2, 0.20), (1.6, 0.5, 0.12), kit['slabs'], 0.02)
    for s in (-1, 1):
        box((s * 1.72, 1.9, 1.3), (0.06, 3.6, 2.6), kit['plaster'], 0)
    box((0, 1.9, 2.6), (3.5, 3.6, 0.05), kit['ceiling'], 0)
    mesh('paper', [(-1.7, 3.7, 0.36), (1.7, 3.7, 0.36), (1.7, 3.7, 2.5), (-1.7, 3.7, 2.5)], [(0, 1, 2, 3)], kit['paper'])
    for k in range(9):
        box((-1.6 + k * 0.4, 3.66, 1.43), (0.02, 0.03, 2.14), kit['cedar'], 0)
    for k in range(7):
        box((0, 3.66, 0.4 + k * 0.34), (3.4, 0.03, 0.02), kit['cedar'], 0)
    box((-0.1, 3.2, 0.62), (1.5, 0.4, 0.5), kit['bench'], 0.01)
    put(p.vase, kit, 0.42, style=0, at=(0.15, 3.2, 0.87))
    put(plants.branches, kit, (0, 0, 0.36), 5, 0.85, 0.6, (0.08, 0.035), 'leaf', at=(0.15, 3.2, 0.87))
    bulb((0, 1.6, 2.2), 9 if dark else 18, 0.2)


def hanging(kit, at, dark):
    x, y, z = at
    tube([(x, y, z + 0.2), (x, y, z + 0.5)], 0.006, kit['roof'])
    glow = m.kept('hanging', lambda: a.lit_cloth((1, 0.62, 0.28), 0.4 if dark else 0.7, 0.5))
    lathe([(0.08, -0.24), (0.14, -0.2), (0.165, 0), (0.14, 0.2), (0.08, 0.24)], glow, at, 28)
    for h in (-0.25, 0.22):
        cylinder((x, y, z + h), 0.085, 0.03, kit['cedar'], 24)
    for k in range(9):
        h = -0.2 + k * 0.05
        r = 0.166 * math.sqrt(max(0.1, 1 - (h / 0.36) ** 2))
        tube([(x + r * math.cos(t), y + r * math.sin(t), z + h) for t in (2 * math.pi * i / 24 for i in range(25))], 0.003, kit['bench'], 4)
    if dark:
        bulb(at, 9, 0.17)


def garden(kit, picture, season, white, dark):
    # A path of dressed stones, larger and smaller, that runs to the door.
    ground = white or kit['moss']
    def rise(x, y):
        away = np.clip((np.abs(x) - 1.15) / 0.6, 0, 1)
        shelter = np.clip((-y - 0.8) / 0.8, 0, 1)
        return -0.05 + away * (0.10 + 0.10 * terrain.fractal(x * 0.5, y * 0.5, 4, 3)) * shelter + (0.10 * away * shelter if white is not None else 0)

    terrain.land((-20, 20, -14, 1), (260, 150), rise, ground)
    y = -0.55
    while y > -12:
        d = rnd.uniform(0.34, 0.62)
        x = -1.05
        while x < 0.98:
            w = min(rnd.uniform(0.35, 0.95), 1.05 - x)
            if w < 0.16:
                break
            box((x + w / 2, y - d / 2, -0.035 + rnd.uniform(-0.006, 0.006)), (w - 0.03, d - 0.03, 0.14), kit['slabs'], 0.018, rnd.uniform(-0.012, 0.012))
            x += w
        y -= d
    box((0, -6, -0.06), (2.3, 13, 0.06), kit['gravel'] if white is None else white, 0)
    for x, y, size, seed in ((-2.5, -2.6, (0.9, 0.7, 0.7), 3), (-3.3, -3.2, (0.6, 0.5, 0.4), 4), (2.6, -3.3, (1.1, 0.8, 0.75), 5), (3.4, -2.5, (0.6, 0.6, 0.5), 6), (-2.2, -6.0, (0.7, 0.5, 0.35), 8)):
        boulder(kit, (x, y, 0.1), size, seed)
        if white is not None:
            boulder({**kit, 'snow': white}, (x, y, 0.1 + size[2] * 0.28), (size[0] * 0.86, size[1] * 0.86, size[2] * 0.6), seed + 20, 'snow')
    stone_lantern(kit, (2.35, -4.3, 0.02), True)
    # Clipped azaleas, ferns, a maple that leans over from the right, bamboo behind the fence.
    for x, y, r, h in ((-3.0, -1.6, 0.55, 0.6), (-4.1, -2.3, 0.75, 0.8), (-5.4, -1.7, 0.9, 0.95), (3.3, -1.5, 0.5, 0.55), (4.3, -2.1, 0.8, 0.8), (5.7, -1.6, 0.95, 1.0), (-3.4, -5.2, 0.7, 0.65), (4.0, -5.3, 0.85, 0.8)):
        foliage.egg((x, y, -0.08), r, h, int(5200 * r), (0.045, 0.024), kit['box'])
        if white is not None:
            foliage.egg((x, y, h * 0.42), r * 0.93, h * 0.56, 10, (0.01, 0.01), white, core=False)
            lathe([(0.001, h * 0.98), (r * 0.55, h * 0.9), (r * 0.85, h * 0.68), (r * 0.8, h * 0.6)], white, (x, y, 0.0), 24)
    if white is None:
        r = foliage.chance()
        for x, y in ((-2.0, -2.0), (-1.7, -3.6), (2.0, -2.1), (1.75, -5.4), (-1.9, -4.9), (-2.7, -7.2), (2.9, -6.6)):
            n = 70
            t = r.uniform(0, 2 * math.pi, n)
            foliage.leaves(np.tile([x, y, 0.02], (n, 1)) + r.normal(0, 0.05, (n, 3)) * [1, 1, 0], np.stack([np.cos(t), np.sin(t), r.uniform(0.4, 1.4, n)], 1), r.uniform(0.25, 0.48, n), 0.035, kit['fern'])
    bare = season == 'snow'
    foliage.tree((4.5, -3.0, 0), 5.2, 3.0, 0.13, 0.34, (0.075, 0.05), kit['maple'], kit['bark'], 600 if bare else 26000, 0.3, 0.10, 0.40)
    foliage.tree((-5.6, -4.0, 0), 4.2, 2.4, 0.10, 0.34, (0.07, 0.045), kit['maple'], kit['bark'], 400 if bare else 17000, 0.3, 0.10, 0.40)
    if season == 'autumn':
        r = foliage.chance()
        n = 500
        where = np.stack([r.uniform(-5, 6, n), r.uniform(-8, -0.8, n), np.full(n, 0.062)], 1)
        foliage.leaves(where, np.stack([r.normal(size=n), r.normal(size=n), np.full(n, 0.05)], 1), 0.07, 0.05, kit['maple'])
    for s in (-1, 1):
        fence(kit, s)


def fence(kit, s):
    """Split bamboo, tied, at both sides, and a grove behind it."""
    x = s * (WIDE + 0.2)
    pole = cylinder((x, 0.0, 0), 0.03, 1.8, kit['bamboo'], 10)
    for k in range(1, 130):
        again([pole], (0, -0.062 * k, rnd.uniform(-0.03, 0.0)))
    for z in (0.4, 1.0, 1.6):
        tube([(x - s * 0.045, 0, z), (x - s * 0.045, -8.1, z)], 0.03, kit['bamboo'], 8)
    r = foliage.chance()
    for k in range(16):
        px, py = x + s * rnd.uniform(0.4, 3.0), rnd.uniform(-7.5, 1.5)
        lean = rnd.uniform(-0.4, 0.4)
        path = [(px + lean * (t / 8) ** 2, py, 0.9 * t) for t in range(9)]
        tube(path, [0.045 - 0.004 * t for t in range(9)], kit['bamboo'], 8)
        n = 420
        h = r.uniform(2.2, 7.4, n)
        at = np.stack([px + lean * (h / 7.2) ** 2 + r.normal(0, 0.35, n), py + r.normal(0, 0.35, n), h], 1)
        foliage.leaves(at, np.stack([r.normal(size=n), r.normal(size=n), np.full(n, -0.7)], 1), r.uniform(0.12, 0.24, n), 0.022, kit['fern'])
