"""Palettes: what each style of hotel is made of. Colours are linear RGB."""
import materials as m

STYLES = {
    'city': dict(wall=(0.56, 0.52, 0.46), panel=(0.13, 0.075, 0.042), floor=(0.26, 0.16, 0.09), linen=(0.82, 0.80, 0.76), throw=(0.10, 0.13, 0.16), head=(0.36, 0.30, 0.24), accent=(0.30, 0.15, 0.07), curtain=(0.42, 0.37, 0.31), rug=(0.52, 0.48, 0.42), seat=(0.20, 0.22, 0.22), metal=(0.60, 0.44, 0.22), ceramic=(0.12, 0.13, 0.14)),
    'palace': dict(wall=(0.55, 0.56, 0.50), panel=(0.55, 0.56, 0.50), floor=(0.25, 0.15, 0.08), linen=(0.84, 0.81, 0.75), throw=(0.26, 0.12, 0.08), head=(0.27, 0.14, 0.10), accent=(0.46, 0.32, 0.12), curtain=(0.30, 0.17, 0.12), rug=(0.50, 0.44, 0.35), seat=(0.33, 0.38, 0.34), metal=(0.72, 0.52, 0.22), ceramic=(0.70, 0.68, 0.62)),
    'beach': dict(wall=(0.78, 0.75, 0.69), panel=(0.52, 0.40, 0.27), floor=(0.50, 0.37, 0.24), linen=(0.85, 0.83, 0.79), throw=(0.24, 0.38, 0.42), head=(0.60, 0.50, 0.38), accent=(0.30, 0.42, 0.44), curtain=(0.78, 0.75, 0.68), rug=(0.60, 0.52, 0.40), seat=(0.70, 0.66, 0.58), metal=(0.36, 0.29, 0.20), ceramic=(0.66, 0.62, 0.55)),
    'alpine': dict(wall=(0.60, 0.55, 0.47), panel=(0.30, 0.17, 0.085), floor=(0.26, 0.15, 0.08), linen=(0.82, 0.79, 0.73), throw=(0.22, 0.20, 0.18), head=(0.24, 0.22, 0.19), accent=(0.30, 0.09, 0.05), curtain=(0.34, 0.29, 0.24), rug=(0.62, 0.57, 0.49), seat=(0.40, 0.35, 0.28), metal=(0.18, 0.15, 0.12), ceramic=(0.34, 0.29, 0.23)),
    'riad': dict(wall=(0.66, 0.50, 0.37), panel=(0.30, 0.17, 0.09), floor=(0.46, 0.24, 0.14), linen=(0.82, 0.78, 0.70), throw=(0.42, 0.17, 0.06), head=(0.20, 0.10, 0.05), accent=(0.05, 0.20, 0.20), curtain=(0.62, 0.48, 0.33), rug=(0.40, 0.14, 0.09), seat=(0.50, 0.32, 0.17), metal=(0.60, 0.38, 0.15), ceramic=(0.06, 0.22, 0.22)),
    'ryokan': dict(wall=(0.60, 0.52, 0.38), panel=(0.34, 0.20, 0.10), floor=(0.30, 0.18, 0.09), linen=(0.84, 0.82, 0.77), throw=(0.12, 0.16, 0.22), head=(0.30, 0.19, 0.10), accent=(0.10, 0.15, 0.24), curtain=(0.70, 0.66, 0.56), rug=(0.50, 0.45, 0.32), seat=(0.16, 0.19, 0.25), metal=(0.20, 0.17, 0.13), ceramic=(0.25, 0.21, 0.17)),
    'club': dict(wall=(0.035, 0.060, 0.055), panel=(0.050, 0.026, 0.015), floor=(0.11, 0.055, 0.028), linen=(0.78, 0.74, 0.66), throw=(0.24, 0.14, 0.07), head=(0.05, 0.09, 0.085), accent=(0.45, 0.28, 0.10), curtain=(0.04, 0.07, 0.065), rug=(0.16, 0.075, 0.05), seat=(0.17, 0.060, 0.026), metal=(0.70, 0.50, 0.22), ceramic=(0.05, 0.05, 0.055)),
    'desert': dict(wall=(0.64, 0.49, 0.35), panel=(0.36, 0.22, 0.13), floor=(0.55, 0.41, 0.28), linen=(0.83, 0.79, 0.71), throw=(0.44, 0.24, 0.13), head=(0.46, 0.32, 0.20), accent=(0.36, 0.14, 0.07), curtain=(0.70, 0.60, 0.46), rug=(0.52, 0.37, 0.25), seat=(0.62, 0.52, 0.39), metal=(0.40, 0.27, 0.15), ceramic=(0.50, 0.34, 0.23)),
}


def kit(style: str, **changes):
    """All materials of a style by their part: `kit('city')['linen']`; a change replaces a colour."""
    p = {**STYLES[style], **changes}
    dark = m.times(p['floor'], 0.42)
    light = (1.0, 0.72, 0.44)
    return {
        'palette': p,
        'tones': [p['throw'], p['accent'], p['seat'], p['head'], p['panel']],
        'wall': m.paint(p['wall'], vary=0.05, bump=0.10 if style in ('city', 'palace', 'club') else 0.4),
        'ceiling': m.paint((0.80, 0.78, 0.75) if style != 'club' else (0.10, 0.09, 0.08), 0.9, 0.05),
        'white': m.paint((0.72, 0.70, 0.66), 0.45, 0),
        'panel': m.wood(p['panel'], 'z') if style not in ('palace',) else m.paint(p['panel'], 0.5, 0.04),
        'floor': m.wood(p['floor'], 'y', (2.1, 0.2), 0.36, 0.38),
        'wood': m.wood(m.times(p['panel'], 0.9) if style not in ('palace',) else dark, 'x', rough=0.36),
        'upright': m.wood(m.times(p['panel'], 0.9) if style not in ('palace',) else dark, 'z', rough=0.36),
        'linen': m.fabric(p['linen'], 620, 0.10, 0.2, 0.02),
        'throw': m.knit(p['throw'], 85, 0.55),
        'head': m.fabric(p['head'], 380, 0.25, 0.5),
        'accent': m.fabric(p['accent'], 300, 0.3, 0.6),
        'seat': m.leather(p['seat']) if style == 'club' else m.fabric(p['seat'], 300, 0.35, 0.5),
        'curtain': m.fabric(p['curtain'], 260, 0.2, 0.5),
        'sheer': m.translucent((0.93, 0.92, 0.89), 0.6, transparent=0.36),
        'rug': m.knit(p['rug'], 70, 0.8),
        'metal': m.metal(p['metal']),
        'chrome': m.metal((0.75, 0.75, 0.74), 0.12),
        'ceramic': m.glazed(p['ceramic'], 0.22, 0.15, 0.5),
        'porcelain': m.glazed((0.80, 0.78, 0.74), 0.10, 0.03),
        'stone': m.marble((0.74, 0.71, 0.66), (0.36, 0.30, 0.24), 0.16, 2.2, 0.8) if style != 'club' else m.marble((0.05, 0.07, 0.06), (0.45, 0.42, 0.34), 0.12, 2.4, 0.7),
        'shade': m.translucent((0.82, 0.76, 0.64), 0.4),
        'shade_lit': m.translucent((0.95, 0.80, 0.58), 0.5, 0.45),
        'glow': m.emission(light, 7.0),
        'cane': m.wicker((0.44, 0.30, 0.16), 75),
        'teak': m.wood((0.30, 0.17, 0.085), 'y', rough=0.6),
        'outdoor': m.fabric((0.76, 0.73, 0.66), 300, 0.25, 0.2),
        'canvas': m.translucent((0.80, 0.75, 0.65), 0.25),
        'glass': m.glass(),
        'leaf': m.leaf(),
        'olive': m.leaf((0.15, 0.19, 0.11)),
        'soil': m.paint((0.06, 0.04, 0.03), 1, 1, 60),
        'stem': m.wood((0.16, 0.11, 0.07), 'z', rough=0.8),
    }
