// Denoises, tone-maps, crops and compresses the output of render_motif.py:
// node compress-render.mjs FOLDER OUT [MOTIF …]
// The denoiser is an edge-stopping à-trous filter guided by normals and albedo, which removes grain but keeps edges.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const [src, out, ...only] = process.argv.slice(2);
const BANNER = [1920, 840];
const PICTURE = [1440, 1080];
const MAX_BYTES = { banners: 110e3, pictures: 90e3 };

async function load(file) {
  const { data, info } = await sharp(file)
    .toColourspace("rgb16")
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const px = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const n = info.width * info.height;
  const f = new Float32Array(n * 3);
  for (let i = 0; i < n; i++) for (let c = 0; c < 3; c++) f[i * 3 + c] = px[i * info.channels + c] / 65535;
  return { f, w: info.width, h: info.height };
}

// Mean of the neighbors with the same normal and material: less noisy than the pixel itself.
function meanOfSimilar(light, normal, albedo, w, h) {
  const out = new Float32Array(light.length);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3;
      const sums = [0, 0, 0, 0];
      for (let yy = Math.max(0, y - 1); yy <= Math.min(h - 1, y + 1); yy++) {
        for (let xx = Math.max(0, x - 1); xx <= Math.min(w - 1, x + 1); xx++) {
          const j = (yy * w + xx) * 3;
          const k = similarity(normal, albedo, i, j);
          for (let c = 0; c < 3; c++) sums[c] += light[j + c] * k;
          sums[3] += k;
        }
      }
      for (let c = 0; c < 3; c++) out[i + c] = sums[c] / sums[3];
    }
  }
  return out;
}

function similarity(normal, albedo, i, j) {
  let d = 0;
  for (let c = 0; c < 3; c++)
    d += (normal[j + c] - normal[i + c]) ** 2 * 140 + (albedo[j + c] - albedo[i + c]) ** 2 * 310;
  return d > 9 ? 0 : Math.exp(-d);
}

// `floor`: light below which grain no longer counts as detail.
function denoise(light, normal, albedo, w, h, grain, floor) {
  const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
  let cur = light;
  for (const [step, strength] of [
    [1, 1],
    [2, 0.6],
    [4, 0.4],
  ]) {
    const guide = meanOfSimilar(cur, normal, albedo, w, h);
    const next = new Float32Array(cur.length);
    const kc = 1 / (2 * (grain * strength) ** 2);
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = (y * w + x) * 3;
        let [sw, r, g, b] = [0, 0, 0, 0];
        const scale = kc / (floor + guide[i + 1]) ** 2;
        for (let dy = -2; dy <= 2; dy++) {
          const yy = y + dy * step;
          if (yy < 0 || yy >= h) continue;
          for (let dx = -2; dx <= 2; dx++) {
            const xx = x + dx * step;
            if (xx < 0 || xx >= w) continue;
            const j = (yy * w + xx) * 3;
            let d = 0;
            for (let c = 0; c < 3; c++) d += (guide[j + c] - guide[i + c]) ** 2;
            d *= scale;
            if (d > 9) continue;
            const k = kernel[dx + 2] * kernel[dy + 2] * Math.exp(-d) * similarity(normal, albedo, i, j);
            sw += k;
            r += cur[j] * k;
            g += cur[j + 1] * k;
            b += cur[j + 2] * k;
          }
        }
        next[i] = r / sw;
        next[i + 1] = g / sw;
        next[i + 2] = b / sw;
      }
    }
    cur = next;
  }
  return cur;
}

const shoulder = (x) => (x < 0.5 ? x : 0.5 + 0.5 * (1 - Math.exp(-(x - 0.5) / 0.5)));
const encode = (x) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);

function toneMap(f, gain) {
  const px = Buffer.alloc(f.length);
  let seed = 1;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let i = 0; i < f.length; i++) {
    // Triangular dither of 2 %: less does not survive the compression, and the gradients of the sky show steps.
    const noise = (random() + random() - 1) * 2.5;
    px[i] = Math.max(0, Math.min(255, Math.round(255 * encode(shoulder((f[i] / 0.4) * gain)) + noise)));
  }
  return px;
}

async function save(img, dir, motif) {
  let buf;
  for (let quality = 80; quality > 50; quality -= 4) {
    buf = await img.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (buf.length <= MAX_BYTES[dir]) break;
  }
  const file = path.join(out, dir, `${motif}.webp`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.part`, buf);
  fs.renameSync(`${file}.part`, file);
  console.log(`${dir}/${motif}.webp ${Math.round(buf.length / 1000)} kB`);
}

for (const name of fs.readdirSync(src).filter((n) => n.endsWith(".json"))) {
  const m = JSON.parse(fs.readFileSync(path.join(src, name), "utf8"));
  if (only.length && !only.includes(m.motif)) continue;
  const part = (tag) => load(path.join(src, name.replace(".json", `-${tag}.png`)));
  const [l, n, a] = await Promise.all(["light", "normal", "albedo"].map(part));
  const px = toneMap(
    denoise(l.f, n.f, a.f, l.w, l.h, 1.1 / Math.sqrt(m.samples), m.dusk ? 0.012 : 0.06),
    m.gain,
  );
  const [fw, fh] = m.kind === "picture" ? PICTURE : [1920, Math.round((1920 * l.h) / l.w)];
  const raw = sharp(px, { raw: { width: l.w, height: l.h, channels: 3 } });
  const img = sharp(await raw.resize(fw, fh, { kernel: "lanczos3" }).png().toBuffer());
  const cut = ([w, h]) =>
    img.clone().extract({
      left: Math.round((fw - w) * m.picture),
      top: Math.round((fh - h) * m.banner),
      width: w,
      height: h,
    });
  if (m.kind !== "picture") await save(m.kind === "both" ? cut(BANNER) : img, "banners", m.motif);
  if (m.kind !== "banner") await save(m.kind === "both" ? cut(PICTURE) : img, "pictures", m.motif);
}
