import sharp from 'sharp';
import { basename } from 'node:path';
const [out, colsS, wS, ...files] = process.argv.slice(2);
const cols = Number(colsS), W = Number(wS), H = Math.round(W*0.68), pad=22;
const comps=[];
for (let i=0;i<files.length;i++){
  const f=files[i]; const m=await sharp(f).metadata();
  const b=await sharp(f).resize(W,H,{fit:'contain',background:'#222'}).png().toBuffer();
  const x=(i%cols)*(W+4), y=Math.floor(i/cols)*(H+pad);
  comps.push({input:b,left:x,top:y});
  comps.push({input:Buffer.from(`<svg width="${W}" height="${pad}"><rect width="100%" height="100%" fill="white"/><text x="3" y="15" font-size="13" font-family="sans-serif">${basename(f).slice(0,44)} ${m.width}x${m.height}</text></svg>`),left:x,top:y+H});
}
await sharp({create:{width:cols*(W+4),height:Math.ceil(files.length/cols)*(H+pad),channels:3,background:'#fff'}}).composite(comps).png().toFile(out);
