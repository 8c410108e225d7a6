import type { RefObject } from 'react';
import { Icon } from '../../art/Icon';
import { FieldFrame, type FieldLabels, notesOf } from '../fields/FieldFrame';
import { describeSize } from './file-size';
import { useFileDrop } from './use-file-drop';
import './files.css';

interface FileFieldProps extends FieldLabels {
  name: string;
  /** The file name endings that the picker offers, as in '.pdf,.doc'. */
  accept: string;
  /** What may be chosen, in words. */
  kinds: string;
  /** The chosen files. If there are several, the form reports that they are too many. */
  files: readonly File[];
  onChoose: (files: readonly File[]) => void;
  inputRef: RefObject<HTMLInputElement>;
  isDisabled: boolean;
}

const marksOf = (isOver: boolean, isWrong: boolean) =>
  ['file-zone', isOver && 'file-over', isWrong && 'file-wrong'].filter(Boolean).join(' ');

/** A file to send: chosen in the picker or dropped, shown by name and size, and removable. */
export function FileField(props: FileFieldProps) {
  const { name, label, error, help, accept, kinds, files, onChoose, inputRef, isDisabled } = props;
  const labels = { error, help };
  const { isOver, zone } = useFileDrop((dropped) => {
    if (!isDisabled) onChoose([...dropped]);
  });
  const remove = () => {
    // So that the same file can be chosen again.
    if (inputRef.current) inputRef.current.value = '';
    onChoose([]);
    inputRef.current?.focus();
  };
  return (
    <FieldFrame id={name} label={label} {...labels}>
      <div className={marksOf(isOver, error !== undefined)} {...zone}>
        <Icon name="file-arrow-up-duotone" />
        <span aria-hidden>
          <b>Choose a file</b> <span className="file-by-mouse">or drop it here</span>
          <br />
          <span className="small muted">{kinds}</span>
        </span>
        <input
          ref={inputRef}
          id={name}
          name={name}
          type="file"
          accept={accept}
          required
          disabled={isDisabled}
          aria-invalid={error !== undefined}
          aria-describedby={[`${name}-chosen`, notesOf(name, labels)].filter(Boolean).join(' ')}
          onChange={({ target }) => {
            // The picker was closed without a choice. Some browsers then empty the field; the form keeps its file.
            if (target.files?.length) onChoose([...target.files]);
          }}
        />
      </div>
      <div id={`${name}-chosen`} role="status">
        {files.map((file) => (
          <FileRow key={`${file.name} ${file.size}`} file={file} onRemove={remove} isDisabled={isDisabled} />
        ))}
      </div>
    </FieldFrame>
  );
}

interface FileRowProps {
  file: File;
  onRemove: () => void;
  isDisabled: boolean;
}

function FileRow({ file, onRemove, isDisabled }: FileRowProps) {
  const isPdf = file.name.toLowerCase().endsWith('.pdf');
  return (
    <div className="file-row">
      <Icon name={isPdf ? 'file-pdf-duotone' : 'file-arrow-up-duotone'} />
      <p>
        {file.name}
        <br />
        <span className="small muted">{describeSize(file.size)}</span>
      </p>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Remove ${file.name}`}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <Icon name="x-bold" />
      </button>
    </div>
  );
}
