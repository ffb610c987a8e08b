/** Products that programmers name alike in every language, by the name of the matter; everyday words are left out. */
export const PRODUCTS = `
databases|postgres*, mysql*, mariadb*, sqlite*, mongodb*, redis, clickhouse, dynamodb, elasticsearch, sql, nosql
servers|docker*, kubernetes*, k8s, terraform, nginx, 도커, 쿠버네티스, ドッカー, クバネティス, докер, кубернетес
software|grpc, protobuf, rest api*, restful, web api*, http api*, http/2, http/3, websocket*, webhook*, microservice*, microservicio*, mikroservic*, микросервис*, мікросервіс*, 微服务, 微服務, マイクロサービス, 마이크로서비스, openapi, swagger, oauth*, json, yaml, tcp, udp, tls, dns, ssh, ci/cd, webassembly, wasm, python, django, react native, react.js, next.js, vue.js, angular, typescript, javascript, graphql, kotlin, golang, 파이썬, 리액트, 자바스크립트, 타입스크립트, パイソン, リアクト, питон, джанго, реакт, بايثون, पायथन
`;
