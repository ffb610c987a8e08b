{{- define "cardwright.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name }}{{ else }}{{ .Release.Name }}-{{ .Chart.Name }}{{ end }}
{{- end }}

{{- define "cardwright.secret" -}}
{{- .Values.existingSecret | default (include "cardwright.name" .) }}
{{- end }}

{{- define "cardwright.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "cardwright.labels" -}}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
app.kubernetes.io/part-of: cardwright
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{/* The nodes, and not the job. */}}
{{- define "cardwright.selector" -}}
app.kubernetes.io/name: cardwright
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "cardwright.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "cardwright.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop:
    - ALL
{{- end }}

{{- define "cardwright.envFrom" -}}
- configMapRef:
    name: {{ include "cardwright.name" . }}
- secretRef:
    name: {{ include "cardwright.secret" . }}
{{- end }}
