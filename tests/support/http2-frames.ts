/* Just enough of HTTP/2 (RFC 9113) to send what no client would: headers without compression, byte for byte. */

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const SETTINGS = 4;
const HEADERS = 1;
const RST_STREAM = 3;
const GOAWAY = 7;
const END_STREAM_AND_HEADERS = 0x5;
const FRAME_HEAD_BYTES = 9;

type Header = readonly [name: string, value: string];

function frame(type: number, flags: number, stream: number, payload = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(FRAME_HEAD_BYTES);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

// RFC 7541, 6.2.2: a literal that is not kept, its texts without Huffman code. All are shorter than 127 bytes.
const text = (value: string) => Buffer.concat([Buffer.from([value.length]), Buffer.from(value, 'latin1')]);
const literal = ([name, value]: Header) => Buffer.concat([Buffer.from([0]), text(name), text(value)]);

/** A whole connection with one request. */
export function requestWith(...headers: Header[]): Buffer {
  const block = Buffer.concat(headers.map(literal));
  return Buffer.concat([PREFACE, frame(SETTINGS, 0, 0), frame(HEADERS, END_STREAM_AND_HEADERS, 1, block)]);
}

/** What became of the request: the status that the server's headers begin with, or how it was refused. */
export function outcomeOf(received: Buffer): string {
  for (let at = 0; at + FRAME_HEAD_BYTES <= received.length;) {
    const length = received.readUIntBE(at, 3);
    const payload = received.subarray(at + FRAME_HEAD_BYTES, at + FRAME_HEAD_BYTES + length);
    const type = received.readUInt8(at + 3);
    if (type === RST_STREAM) return 'stream refused';
    if (type === GOAWAY) return 'connection refused';
    if (type === HEADERS) return statusIn(payload);
    at += FRAME_HEAD_BYTES + length;
  }
  return 'nothing';
}

/** RFC 7541, appendix A: the first byte is the index of a status, or names `:status` before a literal. */
function statusIn(block: Buffer): string {
  const indexed: Record<number, string> = {
    8: '200',
    9: '204',
    10: '206',
    11: '304',
    12: '400',
    13: '404',
    14: '500',
  };
  // A change of the table's size may stand before it.
  const from = block.findIndex((byte) => byte >> 5 !== 1);
  const first = block[from] ?? 0;
  if (first >= 128) return indexed[first - 128] ?? 'another';
  const length = (block[from + 1] ?? 0) & 0x7f;
  const isHuffman = (block[from + 1] ?? 0) >= 128;
  return isHuffman ? 'another' : block.toString('latin1', from + 2, from + 2 + length);
}
