"""The room itself: floor, walls with their openings, ceiling, skirting, windows, panelling."""
import math

import bpy
from core import box, curtain, place, rnd


def arch_outline(a0, a1, z0, z1, arch):
    """An opening's outline: straight, round ('round') or horseshoe ('horseshoe') at the top."""
    if not arch:
        return [(a0, z0), (a1, z0), (a1, z1), (a0, z1)]
    middle, r = (a0 + a1) / 2, (a1 - a0) / 2
    spring = z1 - r
    over = math.radians(24) if arch == 'horseshoe' else 0
    grown = r / math.cos(over)
    centre = spring + r * math.tan(over) * 0.4
    top = [
        (middle + grown * math.cos(t), centre + grown * math.sin(t))
        for t in (-over + (math.pi + 2 * over) * k / 40 for k in range(41))
    ]
    return [(a0, z0), (a1, z0), *top]


def slab(outline, holes, thickness, material, at, turn):
    """A plate with holes, drawn in its own x, y plane."""
    curve = bpy.data.curves.new('slab', 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude = '2D', 'BOTH', thickness / 2
    for line in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for point, (x, y) in zip(spline.points, line):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    thing = bpy.data.objects.new('slab', curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    return place(thing, at, turn)


def wall(side, position, a0, a1, height, material, openings=(), thickness=0.24):
    """A wall along x ('x', at y = position) or along y ('y', at x = position); openings (a0, a1, z0, z1[, arch])."""
    outline = [(a0, 0), (a1, 0), (a1, height), (a0, height)]
    holes = []
    for opening in openings:
        b0, b1, z0, z1, *arch = opening
        holes.append(arch_outline(b0, b1, max(z0, 0.002), z1, arch[0] if arch else None))
    if side == 'x':
        return slab(outline, holes, thickness, material, (0, position, 0), (math.pi / 2, 0, 0))
    return slab(outline, holes, thickness, material, (position, 0, 0), (math.pi / 2, 0, math.pi / 2))


def room(kit, width, depth, height, east=(), west=(), north=(), floor='floor', walls='wall', ceiling='ceiling', skirting='white', back=None):
    """Middle of the floor at the origin. Openings (a0, a1, z0, z1[, arch]) lie along y for east and west, along x for north; the
    south wall stands behind the camera, which sees through it."""
    w, d = width / 2, depth / 2
    if floor:
        box((0, 0, -0.05), (width + 0.8, depth + 0.8, 0.1), kit[floor], 0)
    box((0, 0, height + 0.05), (width + 0.8, depth + 0.8, 0.1), kit[ceiling], 0)
    wall('x', d + 0.12, -w - 0.3, w + 0.3, height, kit[back or walls], north)
    wall('y', w + 0.12, -d - 0.3, d + 0.3, height, kit[walls], east)
    wall('y', -w - 0.12, -d - 0.3, d + 0.3, height, kit[walls], west)
    south = wall('x', -d - 0.12, -w - 0.3, w + 0.3, height, kit[walls])
    south.visible_camera = False
    if skirting:
        for side, at, openings in (('north', d, north), ('east', w, east), ('west', -w, west)):
            reach = w if side == 'north' else d
            for a, b in gaps(-reach, reach, openings):
                middle, length = (a + b) / 2, b - a
                if side == 'north':
                    box((middle, at - 0.008, 0.06), (length, 0.016, 0.12), kit[skirting], 0.003)
                else:
                    box((at - math.copysign(0.008, at), middle, 0.06), (0.016, length, 0.12), kit[skirting], 0.003)


def gaps(a, b, openings):
    cut = sorted((o[0], o[1]) for o in openings if o[2] < 0.1)
    for c, d in cut:
        if c > a:
            yield a, c
        a = d
    if b > a:
        yield a, b


def cornice(kit, width, depth, height, material='white', size=0.09):
    for k in range(2):
        drop, out = size * (1 - 0.45 * k), size * (0.5 + 0.5 * k)
        for x, y, sx, sy in ((0, depth / 2 - out / 2, width, out), (width / 2 - out / 2, 0, out, depth), (-width / 2 + out / 2, 0, out, depth)):
            box((x, y, height - drop / 2), (sx, sy, drop), kit[material], 0.012)


def frame(kit, side, at, a0, a1, z0, z1, bars=3, rails=(), material='wood', thick=0.05, glass=False):
    """A window's frame along y ('y', at x = at) or along x ('x', at y = at): `bars` panes and rails at given heights."""
    def piece(a, z, da, dz):
        centre = (a, at, z) if side == 'x' else (at, a, z)
        size = (da, thick * 1.3, dz) if side == 'x' else (thick * 1.3, da, dz)
        box(centre, size, kit[material], 0.005)

    for k in range(bars + 1):
        piece(a0 + (a1 - a0) * k / bars, (z0 + z1) / 2, thick, z1 - z0)
    for z in (z0, *rails, z1):
        piece((a0 + a1) / 2, z, a1 - a0, thick)
    if glass:
        centre = ((a0 + a1) / 2, at, (z0 + z1) / 2) if side == 'x' else (at, (a0 + a1) / 2, (z0 + z1) / 2)
        size = (a1 - a0, 0.004, z1 - z0) if side == 'x' else (0.004, a1 - a0, z1 - z0)
        pane = box(centre, size, kit['glass'], 0)
        pane.visible_shadow = False


def drapes(kit, side, at, a0, a1, height, spread=0.55, sheer=(0.0, 0.0), material='curtain'):
    """Curtains at both ends of a window and, between shares of its width, a sheer."""
    def hang(p, q, cloth, folds, depth, off):
        a, b = ((p, at + off), (q, at + off)) if side == 'x' else ((at + off, p), (at + off, q))
        curtain(a, b, 0.012, height - 0.03, kit[cloth], folds, depth)

    inward = -0.16 if at > 0 else 0.16
    hang(a0 - 0.28, a0 - 0.28 + spread, material, max(4, round(spread / 0.085)), 0.05, inward)
    hang(a1 + 0.28 - spread, a1 + 0.28, material, max(4, round(spread / 0.085)), 0.05, inward)
    if sheer[1] > sheer[0]:
        s0, s1 = a0 + (a1 - a0) * sheer[0], a0 + (a1 - a0) * sheer[1]
        hang(s0, s1, 'sheer', round((s1 - s0) / 0.12), 0.03, inward * 0.45)


def mouldings(kit, y, panels, z0=0.32, z1=2.45, material='panel', rail=0.95):
    """Raised frames on the back wall; `panels` are (x0, x1)."""
    for x0, x1 in panels:
        for low, high in ((z0, rail - 0.09), (rail + 0.09, z1)) if rail else ((z0, z1),):
            for x, z, sx, sz in (((x0 + x1) / 2, low, x1 - x0, 0.03), ((x0 + x1) / 2, high, x1 - x0, 0.03), (x0, (low + high) / 2, 0.03, high - low + 0.03), (x1, (low + high) / 2, 0.03, high - low + 0.03)):
                box((x, y - 0.012, z), (sx, 0.026, sz), kit[material], 0.009, segments=3)
    if rail:
        box((0, y - 0.014, rail), (panels[-1][1] - panels[0][0] + 0.4, 0.03, 0.045), kit[material], 0.012, segments=3)


def slats(kit, x0, x1, y, z0, z1, step=0.06, material='panel'):
    box(((x0 + x1) / 2, y - 0.008, (z0 + z1) / 2), (x1 - x0, 0.016, z1 - z0), kit[material], 0)
    for k in range(int((x1 - x0) / step)):
        box((x0 + (k + 0.5) * step, y - 0.03, (z0 + z1) / 2), (step * 0.62, 0.032, z1 - z0), kit[material], 0.004)


def boards(kit, width, y, height, material='panel', board=0.19):
    """Upright timber lining, each board a little different."""
    x = -width / 2
    while x < width / 2:
        b = board * rnd.uniform(0.8, 1.2)
        box((x + b / 2, y - 0.015, height / 2), (b - 0.004, 0.03, height), kit[material], 0.004)
        x += b


def beams(kit, width, depth, height, count=5, size=(0.16, 0.2), material='beam', along='y'):
    for k in range(count):
        t = (k + 0.5) / count - 0.5
        if along == 'y':
            box((t * width, 0, height - size[1] / 2), (size[0], depth, size[1]), kit[material], 0.012)
        else:
            box((0, t * depth, height - size[1] / 2), (width, size[0], size[1]), kit[material], 0.012)


def shoji(kit, side, at, a0, a1, height, panels=4, closed=(0, 1, 2, 3), columns=3, rows=6):
    """Sliding paper screens; panels not `closed` are left out. `kit` needs 'paper'."""
    w = (a1 - a0) / panels
    for k in range(panels):
        if k not in closed:
            continue
        off = 0.02 if k % 2 else -0.02
        p0, p1 = a0 + k * w - 0.01, a0 + (k + 1) * w + 0.01

        def piece(a, z, da, dz, thick=0.03, material='wood', off=off):
            centre = (a, at + off, z) if side == 'x' else (at + off, a, z)
            size = (da, thick, dz) if side == 'x' else (thick, da, dz)
            return box(centre, size, kit[material], 0.002 if material == 'wood' else 0)

        piece((p0 + p1) / 2, height / 2, p1 - p0, height - 0.04, 0.003, 'paper')
        for a in (p0 + 0.018, p1 - 0.018):
            piece(a, height / 2, 0.036, height)
        for z in (0.03, height - 0.03):
            piece((p0 + p1) / 2, z, p1 - p0, 0.06)
        piece((p0 + p1) / 2, 0.19, p1 - p0 - 0.04, 0.3, 0.012)
        for c in range(1, columns):
            piece(p0 + (p1 - p0) * c / columns, height / 2, 0.011, height - 0.1, 0.016)
        for r in range(1, rows + 1):
            piece((p0 + p1) / 2, 0.36 + (height - 0.4) * r / (rows + 1), p1 - p0 - 0.04, 0.011, 0.016)


