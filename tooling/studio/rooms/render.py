"""Renders pictures of the list by name: `python3 render.py [--preview] [--samples N] [--width N] [--threads N] NAME...`.

A preview (384 px) goes to the scratch folder, a finished picture to `sources/NAME.jpg`. README.md says what is needed.
"""
import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
# The denoiser too keeps to one core: renders go on beside other work.
os.environ.setdefault('OMP_NUM_THREADS', '1')
import cv2
import numpy as np
from PIL import Image

HERE = Path(__file__).parent
SCRATCH = Path(os.environ.get('RENDER_SCRATCH', '/tmp/voyage-render/scratch'))
SOURCES = HERE / 'sources'


def pictures() -> dict[str, dict]:
    return {p['id']: p for p in json.loads(Path(os.environ.get('RENDER_LIST', HERE / 'pictures.json')).read_text())}


def exr(path: Path) -> np.ndarray:
    read = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    if read is None:
        raise FileNotFoundError(path)
    return np.nan_to_num(read[:, :, 2::-1].astype(np.float32), posinf=0, neginf=0)


def tone(picture: dict) -> dict:
    """How a picture is developed: rooms by night and dark panelling stay dark."""
    stops = {'night': -0.55, 'blue': -0.35, 'golden': -0.1}.get(picture['hour'], 0.15) - (0.65 if picture['style'] == 'club' else 0.0)
    if picture['scene'] in ('pool', 'terrace') and picture['hour'] in ('morning', 'noon'):
        stops += 0.3
    warmth = {'night': -0.16, 'blue': -0.12, 'golden': 0.06, 'morning': 0.08, 'noon': 0.12}.get(picture['hour'], 0.0)
    return {'stops': stops, 'warmth': warmth, 'seed': picture['seed'], **picture.get('develop', {})}


def finish(picture: dict, folder: Path, preview: bool) -> Path:
    """Denoises and develops what Blender left in `folder`."""
    from denoise import denoise
    from develop import develop, sharpen

    kept = folder / ('preview.npy' if preview else 'clean.npy')
    if (folder / 'colour0001.exr').exists():
        planes = [exr(folder / f'{name}0001.exr') for name in ('colour', 'albedo', 'normal')]
        np.save(kept, denoise(*planes, weights='rt_hdr_alb_nrm_small' if preview else 'rt_hdr_alb_nrm').astype(np.float16))
        for name in ('colour', 'albedo', 'normal'):
            (folder / f'{name}0001.exr').unlink()
    image = sharpen(develop(np.load(kept).astype(np.float32), **tone(picture)))
    path = SCRATCH / f"{picture['id']}.png" if preview else SOURCES / f"{picture['id']}.jpg"
    Image.fromarray(image).save(path, **({} if preview else {'quality': 90, 'subsampling': 0, 'optimize': True}))
    return path


def render(picture: dict, preview: bool, width: int, samples: int, threads: int) -> Path:
    folder = SCRATCH / picture['id']
    folder.mkdir(parents=True, exist_ok=True)
    listed = folder / 'picture.json'
    listed.write_text(json.dumps(picture))
    command = ['blender', '-b', '-t', str(threads), '--python-exit-code', '1', '-P', str(HERE / 'stage.py'), '--']
    command += [str(listed), str(folder), str(width), str(samples), str(threads)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode or 'Traceback' in result.stderr + result.stdout:
        raise RuntimeError((result.stdout + result.stderr)[-3000:])
    return finish(picture, folder, preview)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument('names', nargs='*')
    options.add_argument('--preview', action='store_true')
    options.add_argument('--develop', action='store_true', help='only the last step, from kept light')
    options.add_argument('--next', action='store_true', help='only name the first picture that has no source yet')
    options.add_argument('--samples', type=int)
    options.add_argument('--width', type=int)
    options.add_argument('--threads', type=int, default=1)
    chosen = options.parse_args()
    listed = pictures()
    if chosen.next:
        failed = SCRATCH / 'failed'
        given_up = failed.read_text().split() if failed.exists() else []
        missing = [name for name in listed if name not in given_up and not (SOURCES / f'{name}.jpg').exists()]
        print(missing[0] if missing else '')
        return
    for name in chosen.names:
        picture = listed[name]
        start = time.time()
        if chosen.develop:
            path = finish(picture, SCRATCH / name, chosen.preview)
        else:
            tall = picture.get('format') == 'tall'
            width = chosen.width or (320 if tall else 384) if chosen.preview else chosen.width or (1024 if tall else 1280)
            samples = chosen.samples or (12 if chosen.preview else picture.get('samples', 10))
            path = render(picture, chosen.preview, width, samples, chosen.threads)
        print(f'{name} {time.time() - start:.0f} s {path}', flush=True)


if __name__ == '__main__':
    sys.exit(main())
