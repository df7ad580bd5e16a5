/** Written by the `pmtiles` package of Python, three entries to a leaf directory, its tiles not packed. */
export const BY_OTHERS = {
  name: 'Feito por outro',
  tiles: [
    [0, 0, 0, 'quadro 0/0/0'],
    [1, 0, 1, 'quadro 1/0/1'],
    [2, 1, 2, 'quadro 2/1/2'],
    [5, 11, 17, 'quadro 5/11/17'],
    [7, 46, 70, 'quadro 7/46/70'],
    [9, 185, 281, 'quadro 9/185/281'],
    [12, 1486, 2247, 'quadro 12/1486/2247'],
    [12, 1487, 2247, 'quadro 12/1487/2247'],
    [12, 1486, 2248, 'quadro 12/1486/2248'],
    [14, 5945, 8990, 'quadro 14/5945/8990'],
    [12, 1488, 2247, null],
    [3, 2, 4, null],
  ] as readonly (readonly [z: number, x: number, y: number, text: string | null])[],
  archive:
    'UE1UaWxlcwN/AAAAAAAAACoAAAAAAAAAqQAAAAAAAAAvAAAAAAAAANgAAAAAAAAAhgAAAAAAAABeAQAAAAAAAJwAAAAAAAAACgAAAAAAAAAKAAAAAAAAAAoAAAAAAAAAAQIBAQAOAH/k0wADvOsAA7zrAIeTAwAAAAAAAAAAAB+LCABKBwlrAv9jYTjMdu7pYbbb134mMgCBoqqyLCOQBgCmX4pgGAAAAB+LCAAAAAAAAgOrVspLzE1VslJQckvNLMlXKMgvUsgvLSnKV6oFAPA7pwYbAAAAH4sIAEoHCWsC/2NmYOJiZGTk4eFhZGAAANjkcHkNAAAAH4sIAEoHCWsC/2M+zPYrcdZ8HkZGRj4+AVUGBgBdyLLLEQAAAB+LCABKBwlrAv9jnvjmMBsLIxAICwsHMjAAAIvhS7MQAAAAH4sIAEoHCWsC/2N8c2hvBqNwFyMAXbguYQkAAABxdWFkcm8gMC8wLzBxdWFkcm8gMS8wLzFxdWFkcm8gMi8xLzJxdWFkcm8gNS8xMS8xN3F1YWRybyA3LzQ2LzcwcXVhZHJvIDkvMTg1LzI4MXF1YWRybyAxMi8xNDg2LzIyNDhxdWFkcm8gMTIvMTQ4Ny8yMjQ3cXVhZHJvIDEyLzE0ODYvMjI0N3F1YWRybyAxNC81OTQ1Lzg5OTA=',
};
