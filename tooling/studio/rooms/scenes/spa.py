"""Treatment rooms: two couches, warm light, a screen of timber, a garden behind glass."""
import furniture as f
import lamps
import materials as m
import plants
import props as p
from core import box, cloth, put, rnd
from lighting import bulb, is_dark, panel, sky, strip, window
from scenes.views import beyond
from shell import frame, room, slats
from styles import kit as materials

W, D, H = 6.0, 5.0, 2.9


def couch(kit):
    """A treatment couch along y, the head away from the camera."""
    for s in (-1, 1):
        box((0, s * 0.62, 0.3), (0.62, 0.16, 0.6), kit['wood'], 0.008)
    box((0, 0, 0.6), (0.72, 1.9, 0.06), kit['wood'], 0.01)
    f.upholstered((0, 0, 0.7), (0.74, 1.94, 0.14), kit['linen'], 0.05, 0.008)
    f.upholstered((0, -0.3, 0.785), (0.78, 1.2, 0.045), kit['linen'], 0.02, 0.01)
    f.upholstered((0, -0.62, 0.83), (0.8, 0.5, 0.035), kit['throw'], 0.016, 0.008)
    cloth('pillow-2', kit['linen'], (0, 0.68, 0.82), (0.05, 0, rnd.uniform(-0.04, 0.04)), (0.72, 0.72, 0.5))
    put(p.folded, kit, 1, (0.3, 0.22), 'towel', 0.05, at=(0, -0.62, 0.855), turn=0.1)
    put(plants.branches, kit, (0, 0, 0), 1, 0.01, 0.18, (0.05, 0.016), 'leaf', at=(0, -0.62, 0.91))


def build(picture):
    style, hour = picture['style'], picture['hour']
    kit = materials(style)
    dark = is_dark(hour)
    kit['towel'] = m.knit((0.78, 0.75, 0.70), 150, 0.5, 0.04)
    kit['spafloor'] = kit['floor'] if style in ('alpine', 'beach', 'ryokan', 'city') else m.stone(m.times(kit['palette']['wall'], 0.8), 0.4, 0.2, 4, 0.16, (0.8, 0.8), offset=0)
    arch = 'horseshoe' if style == 'riad' else 'round' if style == 'desert' else None
    a0, a1, z0, z1 = (-1.6, 1.6, 0.02, 2.5) if not arch else (-1.2, 1.2, 0.02, 2.5)
    room(kit, W, D, H, north=[(a0, a1, z0, z1, *([arch] if arch else []))], floor='spafloor', skirting=None)
    if not arch:
        frame(kit, 'x', D / 2 + 0.12, a0, a1, z0, z1, 2, material='upright')
        slats(kit, -W / 2, a0 - 0.1, D / 2, 0, H, 0.07)
        slats(kit, a1 + 0.1, W / 2, D / 2, 0, H, 0.07)
        for s in (-1, 1):
            strip((s * 2.3, D / 2 - 0.13, H - 0.03), 1.3, 9)
    for s in ((-1, 1) if picture.get('couches', 2) == 2 else (0,)):
        put(couch, kit, at=(s * 0.78, 0.55, 0), turn=rnd.uniform(-0.01, 0.01))
    put(f.stool, kit, 0.2, 0.44, 'upright', at=(0 if picture.get('couches', 2) == 2 else 0.95, -0.05, 0))
    put(p.bowl, kit, 0.13, 0.06, at=(0 if picture.get('couches', 2) == 2 else 0.95, -0.05, 0.44))
    for x, y, h in ((-2.3, 1.6, 0.28), (-2.05, 1.85, 0.2), (-2.5, 1.95, 0.16), (2.3, 1.7, 0.26), (2.55, 1.95, 0.18)):
        put(p.candle, kit, h, 0.06, at=(x, y, 0))
        bulb((x, y, h + 0.1), 1.6, 0.04, (1, 0.55, 0.2))
    box((W / 2 - 0.25, 0.2, 0.4), (0.45, 1.6, 0.8), kit['wood'], 0.008)
    put(p.folded, kit, 4, (0.3, 0.4), 'towel', at=(W / 2 - 0.25, 0.6, 0.8))
    put(p.vase, kit, 0.3, at=(W / 2 - 0.25, -0.2, 0.8))
    put(plants.branches, kit, (0, 0, 0.22), 6, 0.6, 0.35, at=(W / 2 - 0.25, -0.2, 0.8))
    if style in ('riad', 'desert'):
        put(lamps.pendant, kit, 0.8, H, True, 'lantern', 10, 0.2, at=(0, 0.2, 0))
    else:
        for s in (-1, 1):
            put(lamps.pendant, kit, 0.75, H, True, 'paper', 6, 0.2, at=(s * 2.2, 1.7, 0))
    put(plants.pot, kit, 0.24, 0.42, at=(-W / 2 + 0.5, 0.3, 0))
    put(plants.palm, kit, 1.4, 10, 0.9, at=(-W / 2 + 0.5, 0.3, 0.36))
    beyond(kit, picture.get('vista') or picture.get('view', 'garden'), hour, (0, D / 2), 0)
    sky(hour, picture.get('sun', 72), picture.get('sunlight', 1.0))
    window((0, D / 2 - 0.02, 1.3), (a1 - a0, 2.3), 0, hour, 1.1)
    panel((0, -0.6, H - 0.04), (3.4, 2.6), (0, 0, 0), (1, 0.74, 0.48) if dark else (1, 0.86, 0.7), 30 if dark else 26)
    return dict(at=(picture.get('from', -0.9), -D / 2 - 0.9, 1.35), to=(0.1, 2, 1.35), lens=28, rise=-0.05)
