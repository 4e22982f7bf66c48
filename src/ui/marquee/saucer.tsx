const PORTS = [
  { x: 345, y: 219, rx: 19, ry: 14, tilt: 24 },
  { x: 412, y: 243, rx: 23, ry: 14, tilt: 10 },
  { x: 568, y: 243, rx: 23, ry: 14, tilt: -10 },
  { x: 635, y: 219, rx: 19, ry: 14, tilt: -24 },
];

/** The visitor. Black against its own glow, lit from inside. */
export function Saucer() {
  return (
    <>
      <defs>
        <linearGradient id="glass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#14261d" />
          <stop offset="0.55" stop-color="#2f7d4c" />
          <stop offset="1" stop-color="#7dff9b" />
        </linearGradient>
        <linearGradient id="hull" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1c222a" />
          <stop offset="0.5" stop-color="#0b0d11" />
          <stop offset="1" stop-color="#101a16" />
        </linearGradient>
      </defs>
      <g class="aura">
        <path d={HULL} />
        <path d={DOME} />
      </g>
      <path d={DOME} fill="#0b0d11" stroke="#7dff9b" stroke-opacity="0.55" stroke-width="3" />
      <path d={GLASS} fill="url(#glass)" />
      <path d="M432 152C434 122 452 104 474 98C462 112 452 130 450 152Z" fill="#d9ffe3" opacity="0.55" />
      <Pilot />
      <path d={HULL} fill="url(#hull)" stroke="#7dff9b" stroke-opacity="0.6" stroke-width="3" />
      <path
        d="M306 206C360 170 420 184 490 184S620 170 674 206"
        fill="none"
        stroke="#7dff9b"
        stroke-opacity="0.35"
        stroke-width="2.5"
      />
      {PORTS.map(({ x, y, rx, ry, tilt }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${tilt})`}>
          <ellipse class="port-ring" rx={rx} ry={ry} />
          <ellipse class="port" rx={rx * 0.5} ry={ry * 0.5} />
        </g>
      ))}
      <ellipse cx="490" cy="264" rx="78" ry="15" fill="#7dff9b" />
      <ellipse cx="490" cy="262" rx="52" ry="8" fill="#f0fff4" />
    </>
  );
}

const HULL = 'M298 212C330 168 410 158 490 158S650 168 682 212C660 252 580 278 490 278S320 252 298 212Z';
const DOME = 'M388 186C384 96 432 60 490 60S596 96 592 186C560 200 420 200 388 186Z';
const GLASS = 'M404 178C402 106 440 76 490 76S578 106 576 178C548 188 432 188 404 178Z';

/** Somebody is driving. */
function Pilot() {
  return (
    <g fill="#0b0d11">
      <path d="M490 108C514 108 522 126 518 142C514 156 502 166 490 166S466 156 462 142C458 126 466 108 490 108Z" />
      <path d="M462 186C464 168 476 160 490 160S516 168 518 186Z" />
      <path
        d="M470 136C478 134 484 140 484 148C476 150 470 144 470 136ZM510 136C502 134 496 140 496 148C504 150 510 144 510 136Z"
        fill="#7dff9b"
      />
    </g>
  );
}
