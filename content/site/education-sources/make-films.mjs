/*
 * Draws the films of the education zone frame by frame and writes media/films/*.{webm,mp4,vtt} and the pictures that
 * stand before they play. Needs Chromium, Playwright (a development dependency) and ffmpeg with libvpx-vp9 and libx264.
 *
 *   node content/site/education-sources/make-films.mjs            all films, in both languages
 *   node content/site/education-sources/make-films.mjs rent       one film
 *   node content/site/education-sources/make-films.mjs rent en    one film in one language
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { HEIGHT, WIDTH, captions, filmsIn, frame, lengthOf } from './films.mjs';

const FRAMES_PER_SECOND = 15;
const LARGEST_BYTES = 600 * 1024;
const media = fileURLToPath(new URL('../media/', import.meta.url));
const [, , wanted, wantedLanguage] = process.argv;
/** What the files of a language are marked with, beside their name. */
const MARKS = { 'zh-CN': '', en: '.en' };
const all = Object.keys(MARKS)
  .filter((language) => wantedLanguage === undefined || language === wantedLanguage)
  .flatMap((language) => filmsIn(language).map((film) => ({ film, language })))
  .filter(({ film }) => wanted === undefined || film.file === wanted);

function ffmpeg(...args) {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}

function within(file) {
  const { size } = statSync(file);
  if (size > LARGEST_BYTES) throw new Error(`${file} has ${size} bytes, more than ${LARGEST_BYTES}`);
  console.log(`${file.slice(media.length)} ${Math.round(size / 1024)} KB`);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await page.setContent('<body style="margin:0"></body>');
mkdirSync(join(media, 'films'), { recursive: true });

for (const { film, language } of all) {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const shoot = async (second, options) => {
    await page.evaluate((svg) => void (document.body.innerHTML = svg), frame(film, second));
    await page.screenshot(options);
  };
  const count = Math.round(lengthOf(film) * FRAMES_PER_SECOND);
  for (let index = 0; index < count; index += 1) {
    const path = join(folder, `${String(index).padStart(4, '0')}.jpg`);
    await shoot(index / FRAMES_PER_SECOND, { path, type: 'jpeg', quality: 96 });
  }
  const name = film.file + MARKS[language];
  const poster = join(media, 'images', `film-${name}.jpg`);
  await shoot(film.poster, { path: poster, type: 'jpeg', quality: 82 });
  const target = join(media, 'films', name);
  const frames = [
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(folder, '%04d.jpg'),
    '-pix_fmt',
    'yuv420p',
  ];
  ffmpeg(
    ...frames,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '38',
    '-b:v',
    '0',
    '-g',
    '60',
    '-row-mt',
    '1',
    '-cpu-used',
    '3',
    `${target}.webm`,
  );
  ffmpeg(
    ...frames,
    '-c:v',
    'libx264',
    '-crf',
    '28',
    '-preset',
    'slow',
    '-g',
    '60',
    '-movflags',
    '+faststart',
    `${target}.mp4`,
  );
  const spoken = join(media, 'films', `${film.file}.${language.slice(0, 2)}.vtt`);
  writeFileSync(spoken, captions(film, language));
  for (const file of [poster, `${target}.webm`, `${target}.mp4`]) within(file);
  rmSync(folder, { recursive: true });
}
await browser.close();
