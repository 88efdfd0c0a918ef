"""From linear light to a picture: exposure, white balance, a film-like curve, a little glow round lamps, fine grain."""
import cv2
import numpy as np

# The AgX view transform (Troy Sobotka): its inset and outset matrices and a fit of its curve.
INSET = np.array([[0.842479, 0.0784336, 0.0792237], [0.0423303, 0.878468, 0.0791661], [0.0423745, 0.0784336, 0.879142]])
OUTSET = np.array([[1.196879, -0.0980209, -0.0990297], [-0.0528969, 1.151904, -0.0989612], [-0.0529716, -0.0980434, 1.151074]])
LOW, HIGH = -12.47393, 4.026069


def curve(x):
    x2 = x * x
    x4 = x2 * x2
    return 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232


def luminance(colour):
    return colour @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def develop(colour, stops=0.0, key=0.22, warmth=0.0, contrast=1.12, saturation=1.10, glow=0.05, grain=0.006, seed=1):
    """8-bit RGB; `key` is where the picture's middle comes to lie, `stops` moves it, `warmth` -1..1."""
    bright = luminance(colour)
    middle = float(np.exp(np.log(np.clip(bright, 1e-4, None)).mean()))
    colour = colour * (key / middle * 2.0**stops)
    colour = colour * np.array([1 + 0.16 * warmth, 1.0, 1 - 0.20 * warmth], np.float32)
    if glow:
        hot = np.clip(colour - 1.2, 0, 12)
        width = colour.shape[1]
        halo = cv2.GaussianBlur(hot, (0, 0), width / 130) * 0.65 + cv2.GaussianBlur(hot, (0, 0), width / 30) * 0.35
        colour = colour + glow * 3 * halo
    height, width = colour.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    away = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2)[..., None]
    colour = colour * (1 - 0.28 * away)
    stop = np.clip(np.log2(np.clip(colour @ INSET.T, 1e-10, None)), LOW, HIGH)
    tone = curve((stop - LOW) / (HIGH - LOW))
    grey = luminance(tone)[..., None]
    tone = grey + saturation * (tone - grey)
    tone = 0.46 + contrast * (tone - 0.46)
    tone = tone @ OUTSET.T
    # The curve's output is display light already encoded with gamma 2.2.
    noise = np.random.default_rng(seed).normal(0, grain, (height, width, 1))
    return (np.clip(tone + noise, 0, 1) * 255 + 0.5).astype(np.uint8)


def sharpen(picture, amount=0.35):
    soft = cv2.GaussianBlur(picture, (0, 0), 1.0)
    return cv2.addWeighted(picture, 1 + amount, soft, -amount, 0)
