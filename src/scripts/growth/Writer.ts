/** Words, and the order in which they are drawn, of the corpus that other tools were measured with: the pages are the same byte for byte. */
const WORDS = `request response token image frame plate vehicle container wagon event hook
webhook payload signature header region stage quota throttle credit plan subscription
endpoint client worker agent queue license engine camera stream upload region location
confidence character country state model category colour timestamp attachment storage
retry timeout latency schema field object array integer string boolean parameter version`.split(
  /\s+/,
);
const VERBS = `returns accepts validates sends stores forwards reads ignores resizes counts
rejects confirms expires resends limits describes requires contains overrides`.split(/\s+/);
const ADJECTIVES = `optional required default unique signed raw temporary nested paged deprecated
regional public private absolute encoded numeric detailed`.split(/\s+/);
const TAILS = [
  'before the next call is made',
  'when the key has no active plan',
  'unless a header disables it',
  'for at most twenty four hours',
  'in the order in which it was received',
  'only if the value is present',
  'so that the caller can retry safely',
  'and the call is not charged',
  'as described in the table below',
  'with the same identifier',
  'even when the image is grayscale',
  'after the hook has been confirmed',
];

/** Draws from a fixed sequence (mulberry32). */
export class Writer {
  constructor(private state: number) {
    this.state >>>= 0;
  }

  draw(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  pick(list: readonly string[]): string {
    return list[Math.floor(this.draw() * list.length)] ?? '';
  }

  word = (): string => this.pick(WORDS);
  adjective = (): string => this.pick(ADJECTIVES);

  sentence(): string {
    const isCode = this.draw() < 0.18;
    const noun = this.word();
    // Draws in reading order but for the noun, which is drawn first.
    const adjective = this.adjective();
    const shown = isCode ? `\`${noun}${capitalise(this.word())}\`` : noun;
    return capitalise(
      `the ${adjective} ${shown} ${this.pick(VERBS)} the ${this.adjective()} ${this.word()} of the ${this.word()} ${this.pick(TAILS)}.`,
    );
  }

  sentences = (count: number): string[] => Array.from({length: count}, () => this.sentence());
  paragraph = (count: number): string => this.sentences(count).join(' ');
}

export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The words for the titles of pages. */
export const titleWords: readonly string[] = WORDS;
