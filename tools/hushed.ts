import type { Plugin } from 'vite';

/** A tenth of a second of nothing, as a WAV: browsers look into a sound file, and do not mind its name. */
function silence(): Buffer {
  const rate = 8000;
  const data = rate / 10;
  const wav = Buffer.alloc(44 + data, 0x80);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + data, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20); // plain samples
  wav.writeUInt16LE(1, 22); // one channel
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34); // a byte each
  wav.write('data', 36);
  wav.writeUInt32LE(data, 40);
  return wav;
}

/**
 * With HUSHED=1 the preview has silence for sounds. To decode the real ones is a quarter of what a page costs, and the browser tests
 * open more than a hundred; those that bring a host of their own hear the real ones.
 */
export const hushed: Plugin = {
  name: 'hushed',
  configurePreviewServer({ middlewares }) {
    if (process.env.HUSHED !== '1') return;
    const sound = silence();
    middlewares.use(({ url = '' }, response, next) => {
      if (!/\.(webm|mp3)(\?|$)/.test(url)) return next();
      response.setHeader('Content-Type', 'audio/wav');
      response.end(sound);
    });
  },
};
