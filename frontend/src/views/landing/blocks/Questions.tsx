import type { FaqQuestion } from '../../../content/reading/faq';
import { RichText } from '../../../ui/rich-text/RichText';
import '../../../ui/styles/answers.css';

export function Questions({ questions }: { questions: FaqQuestion[] }) {
  return (
    <div className="acc">
      {questions.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>{question}</summary>
          <RichText className="prose a" content={answer} />
        </details>
      ))}
    </div>
  );
}
