/** A picture to show, with its address or its bytes. */
export interface StagePicture {
  readonly key: string;
  readonly src?: string;
  readonly file?: Blob;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** The reader's own picture: it says at the picture that its result is simulated. */
  readonly isOwn: boolean;
}
